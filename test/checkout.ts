/** A buyer at the built site: finds departures, fills the cart, reads and sends the checkout's form. */
import { eq } from "drizzle-orm";
import { schema } from "#db/database.server.ts";
import { departuresFor } from "./departures.ts";
import type { TestServices } from "./services.ts";
import type { Visitor } from "./visitor.ts";

const unescaped = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

/** A page's markup as a visitor gets it: without the texts and data that come along for the browser. */
export async function markupOf(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll("<!-- -->", "").replace(/<(script|svg)\b[\s\S]*?<\/\1>/g, "");
}

/** What a page's form would send: the values of its hidden, filled-in and chosen fields, by name. */
export function fieldsOf(html: string, formId: string): Record<string, string> {
  const form = new RegExp(`<form[^>]*id="${formId}"[\\s\\S]*?</form>`).exec(html)?.[0] ?? "";
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([input]) => input);
  const sent = inputs.filter((input) => !/type="(?:radio|checkbox)"/.test(input) || /checked=""/.test(input));
  const chosen = [...form.matchAll(/<select[^>]*name="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g)].map(
    ([, name = "", options = ""]) => [name, /value="([^"]*)" selected=""/.exec(options)?.[1] ?? ""] as const,
  );
  return Object.fromEntries([
    ...sent.map((input) => [/name="([^"]*)"/.exec(input)?.[1] ?? "", unescaped(/value="([^"]*)"/.exec(input)?.[1] ?? "")] as const),
    ...chosen,
  ]);
}

export const tripSold = { slug: "japan-heritage", tourId: 1, title: "Heritage of Japan" };

export function shopOf({ db, ...services }: TestServices, newVisitor: () => Visitor) {
  const { departure, vacancies, priceTour: price } = departuresFor(db);
  const priceTour = (basePriceMinor: number, discountPercent: number) => price(tripSold.tourId, { basePriceMinor, discountPercent });

  const add = (visitor: Visitor, id: string, party: { adults?: string; children?: string } = {}) =>
    visitor.post("/cart", { intent: "add", departure: id, adults: "2", children: "0", ...party });

  /** Goes from the cart to the checkout as its button does. Returns the checkout's address. */
  async function checkOut(visitor: Visitor): Promise<string> {
    const cart = await (await visitor.get("/cart")).text();
    const total = /name="total" value="(\d+)"/.exec(cart)?.[1] ?? "";
    const answer = await visitor.post("/cart", { intent: "checkout", total });
    const address = answer.headers.get("Location");
    if (!address) throw new Error(`No checkout: ${answer.status}`);
    return address;
  }

  /** A new visitor at the checkout of a departure of her own. */
  async function atCheckout({ seats = 10, adults = "2", children = "0", visitor = newVisitor() } = {}) {
    const { id } = await departure({ seats });
    await add(visitor, id, { adults, children });
    return { visitor, departureId: id, address: await checkOut(visitor) };
  }

  /** What her form holds once she has filled it in. */
  async function filled(visitor: Visitor, address: string): Promise<Record<string, string>> {
    const fields = fieldsOf(await (await visitor.get(address)).text(), "checkout");
    const names = Object.keys(fields).filter((name) => name.endsWith(".name"));
    return {
      ...fields,
      name: "Meera Rao",
      email: "meera@example.org",
      terms: "on",
      ...Object.fromEntries(names.map((name, index) => [name, `Traveller ${index + 1}`])),
    };
  }

  /** The order that a checkout's address names. */
  async function orderOf(address: string) {
    const [order] = await db
      .select()
      .from(schema.orders)
      .where(eq(schema.orders.id, new URL(address, "http://x").searchParams.get("order")!));
    return order!;
  }

  return { departure, priceTour, add, checkOut, atCheckout, filled, orderOf, vacancies, services };
}
