import { expect, test } from "vitest";
import { doubleKey } from "./double-key";

test.each([
  ['{"a": 1, "b": {"a": 2}, "c": [{"a": 3}, {"a": 4}]}', null],
  ['{"a": 1, "b": 2, "a" : 3}', "a"],
  ['{"goal": {"cat": 1, "cat": 2}}', "cat"],
  ['{"a": "\\"a\\": {", "b": ["a", "a"], "c": "a"}', null],
  ['{"a": 1, "\\u0061": 2}', "a"],
])("%s", (text, key) => {
  expect(doubleKey(text)).toBe(key);
});
