import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SendButton } from "./send-button.tsx";

const draw = (state: { sending: boolean; pressed?: boolean; disabled?: boolean }) =>
  renderToStaticMarkup(
    <SendButton name="state" value="hidden" icon={<i />} {...state}>
      {"Hide"}
    </SendButton>,
  );

test("sends its name and value, and can be pressed", () => {
  const button = draw({ sending: false });
  for (const part of ['name="state"', 'value="hidden"', "<i></i>Hide"]) expect(button).toContain(part);
  expect(button).not.toContain("disabled");
});

test("is busy while its form is sent, and not disabled, so that it keeps the focus", () => {
  const button = draw({ sending: true });
  for (const part of ['aria-disabled="true"', 'aria-busy="true"', 'class="spinner"']) expect(button).toContain(part);
  expect(button).not.toContain(" disabled");
});

test("sends nothing more, but is not busy, where another button of its form was pressed", () => {
  const button = draw({ sending: true, pressed: false });
  for (const part of ['aria-disabled="true"', 'aria-busy="false"', "<i></i>Hide"]) expect(button).toContain(part);
});

test("is disabled where there is another reason not to send", () => {
  expect(draw({ sending: false, disabled: true })).toContain(' disabled=""');
});
