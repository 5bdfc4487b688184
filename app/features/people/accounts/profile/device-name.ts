/** Whose sign-in a session is, in words that its owner recognises: brand names, the same in every language. */
export type Device = { browser: string | undefined; system: string | undefined };

type Sign = readonly [name: string, sign: RegExp];

/** The first that fits: browsers name those they descend from as well. */
const browsers: Sign[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|OPiOS|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ["Safari", /\bVersion\/[\d.]+.*\bSafari\//],
];
const systems: Sign[] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Mac", /\bMac(?:intosh| OS X)\b/],
  ["Linux", /\bLinux\b/],
];

const nameOf = (userAgent: string, signs: Sign[]) => signs.find(([, sign]) => sign.test(userAgent))?.[0];

/** Browser and system by a `User-Agent` header; undefined for what is not known. */
export const deviceOf = (userAgent: string): Device => ({ browser: nameOf(userAgent, browsers), system: nameOf(userAgent, systems) });
