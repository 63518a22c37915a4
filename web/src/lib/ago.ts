// How long ago something was, in a few words of the reader's language.
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** `ms` is negative for what has been. */
export function ago(ms: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const [unit, size] = STEPS.find(([, step]) => ms <= -step) ?? ["second", Infinity];
  return words.format(Math.min(0, Math.ceil(ms / size)), unit);
}
