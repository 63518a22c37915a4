// What neither the formatter (prettier) nor the type checker (svelte-check) sees. A rule that is changed says why.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const svelteFiles = ["**/*.svelte", "**/*.svelte.ts"];

export default defineConfig(
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser }, linterOptions: { reportUnusedDisableDirectives: "error" } },
  { files: ["*.{js,ts}"], languageOptions: { globals: globals.node } },
  { files: svelteFiles, languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      eqeqeq: "error",
      // `_` is what a pattern or a loop must name and nobody reads.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // With noUncheckedIndexedAccess every index may be undefined; `!` is how a line says that this one is not.
      "@typescript-eslint/no-non-null-assertion": "off",
      // The compiler knows every name, also those of types.
      "no-undef": "off",
    },
  },
  {
    files: ["src/generated/*.ts"],
    rules: {
      // One signature for each route of the server says more than few that hold many.
      "@typescript-eslint/unified-signatures": "off",
    },
  },
  {
    files: svelteFiles,
    rules: {
      // It reads an expression of $derived as one that runs once.
      "no-useless-assignment": "off",
    },
  },
);
