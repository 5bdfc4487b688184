import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StepButton } from "./step-button.tsx";

test("a step sends its form", () => {
  const button = renderToStaticMarkup(<StepButton atLimit={false} name="adults" value={2} />);
  expect(button).toContain('type="submit"');
  expect(button).not.toContain("disabled");
});

test("at its limit a step sends nothing, says so and can still hold the focus", () => {
  const button = renderToStaticMarkup(<StepButton atLimit name="adults" value={0} formAction="/cart" />);
  expect(button).toContain('type="button"');
  expect(button).not.toContain("/cart");
  expect(button).toContain('aria-disabled="true"');
  expect(button).not.toContain(" disabled");
});
