import { expect, test } from "vitest";
import { deviceOf } from "./device-name.ts";

const apple = "(KHTML, like Gecko)";
test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 " + apple + " Chrome/140.0.0.0 Safari/537.36", "Chrome", "Windows"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 " + apple + " Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    "Edge",
    "Windows",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 " + apple + " Version/18.0 Safari/605.1.15", "Safari", "Mac"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 " + apple + " Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 " + apple + " CriOS/140.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 " + apple + " SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36",
    "Samsung Internet",
    "Android",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 " + apple + " Chrome/140.0.0.0 Safari/537.36 OPR/120.0",
    "Opera",
    "ChromeOS",
  ],
  ["curl/8.5.0", undefined, undefined],
  ["", undefined, undefined],
])("%s is told in words", (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
