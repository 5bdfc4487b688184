import type { SyntheticEvent } from "react";

/** The box by which the buyer says that she travels herself; the server reads it too, where no script has filled in her name. */
export const selfField = "self";

const firstTraveller = /^parties\[\d+\]\[0\]\.name$/;

/** As if it had been typed: whoever listens to the field hears of it. */
function type(field: HTMLInputElement, text: string): void {
  if (field.value === text) return;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * While the box is ticked, the first traveller of each trip has the buyer's name. Typing another there takes the tick away, and taking
 * the tick away takes her name out again.
 */
export function followBuyer({ target }: SyntheticEvent): void {
  if (!(target instanceof HTMLInputElement) || !target.form) return;
  const inputs = [...target.form.elements].filter((element) => element instanceof HTMLInputElement);
  const box = inputs.find(({ name }) => name === selfField);
  const buyer = inputs.find(({ name }) => name === "name");
  if (!box || !buyer) return;
  const firsts = inputs.filter(({ name }) => firstTraveller.test(name));
  if (target === box && !box.checked) {
    for (const field of firsts) if (field.value === buyer.value) type(field, "");
  } else if (box.checked && (target === box || target === buyer)) {
    for (const field of firsts) type(field, buyer.value);
  } else if (firsts.includes(target) && target.value !== buyer.value) {
    box.checked = false;
  }
}
