export const examples = {};
