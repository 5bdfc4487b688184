/** A visitor who books by transfer on a running site, as a browser without JavaScript does it: forms, cookies, redirects. */

/** What a step was answered with; `place` is where it leads to. */
export type Step = { status: number; place: string; html: string };

export type Buyer = ReturnType<typeof openBuyer>;

const hidden = (html: string, name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

/** The same number is the same visitor's address: limits count addresses (the site must run with TRUST_PROXY). */
export function openBuyer(origin: string, { number, answerWithinMs = 120_000 }: { number: number; answerWithinMs?: number }) {
  const cookies = new Map<string, string>();
  const headers = { "X-Forwarded-For": `2001:db8::${number.toString(16)}`, Origin: origin };
  let orderPath = "";
  let fields: Record<string, string> = {};

  async function ask(place: string, form?: Record<string, string>): Promise<Step> {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(new URL(place, origin), {
      redirect: "manual",
      headers: { ...headers, ...(Cookie && { Cookie }) },
      signal: AbortSignal.timeout(answerWithinMs),
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";")[0]?.split(/=(.*)/s) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: answer.status, place: answer.headers.get("Location") ?? "", html: await answer.text() };
  }

  return {
    ask,
    /** The same visitor goes on at another process of the site, or at the same one after its restart. */
    moveTo: (other: string) => {
      origin = other;
      headers.Origin = other;
    },
    /** Puts a departure into the cart. */
    add: (departure: string, adults = 1) => ask("/cart", { intent: "add", departure, adults: String(adults), children: "0" }),
    /** Goes to the checkout, which holds the seats. */
    async hold(): Promise<Step> {
      const cart = await ask("/cart");
      if (cart.status !== 200) return cart;
      const held = await ask("/cart", { intent: "checkout", total: hidden(cart.html, "total") });
      if (held.status === 303) orderPath = held.place;
      return held;
    },
    /** Opens the checkout's page and fills it in. */
    async open(): Promise<Step> {
      const page = await ask(orderPath);
      const names = [...page.html.matchAll(/name="(parties\[\d+\]\[\d+\]\.name)"/g)].map(([, name = ""]) => name);
      fields = {
        name: `Buyer ${number}`,
        email: `buyer-${number}@example.org`,
        phone: "",
        method: "bank_transfer",
        terms: "on",
        key: hidden(page.html, "key"),
        total: hidden(page.html, "total"),
        termsVersion: hidden(page.html, "termsVersion"),
        ...Object.fromEntries(names.map((name, index) => [name, `Traveller ${number}-${index}`])),
      };
      return page;
    },
    /** Sends the checkout. Again is the same submission: it has the same key. */
    submit: () => ask(orderPath, fields),
  };
}

/** The reference in the address of a confirmation page; undefined where a step has led elsewhere. */
export const referenceIn = ({ place }: Step): string | undefined => /\/confirmation\/(YTR-[^/?]+)/.exec(place)?.[1];
