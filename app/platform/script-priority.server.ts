/** Lets a page be painted before its scripts come: they only make it smooth. */
import { Transform } from "node:stream";

const endOfHead = "</head>";
const preload = `rel="modulepreload"`;

/**
 * Passes a page on with the preloads of its scripts at low priority. Browsers fetch them at high priority otherwise, and on a
 * slow line they hold up stylesheet, fonts and first picture. React Router writes the links itself and has no setting for it.
 */
export function scriptsAfterPaint(): Transform {
  let head: Buffer[] | undefined = [];
  const release = (chunks: Buffer[]) => Buffer.concat(chunks).toString().replaceAll(preload, `${preload} fetchpriority="low"`);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!head) return done(null, chunk);
      head.push(chunk);
      const whole = Buffer.concat(head);
      if (!whole.includes(endOfHead)) return done();
      head = undefined;
      const end = whole.indexOf(endOfHead);
      this.push(release([whole.subarray(0, end)]));
      done(null, whole.subarray(end));
    },
    flush(done) {
      done(null, head ? release(head) : undefined);
    },
  });
}
