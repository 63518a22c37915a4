// A clock that goes by so slowly that what shows it need not be drawn often: for how long somebody has been away.
export const minutes = $state({ now: performance.now() });
setInterval(() => (minutes.now = performance.now()), 15_000);
