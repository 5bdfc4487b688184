/** From an uploaded picture to a published article, on phone and desktop. */
import { pictureBytes } from "../test/picture-bytes.ts";
import { signInAsAdmin } from "./staff.ts";
import { expect, more, test } from "./test.ts";
import { expectNoFault } from "./no-fault.ts";

const roof = async () => ({
  name: "roof.jpg",
  mimeType: "image/jpeg",
  buffer: Buffer.from(await pictureBytes({ width: 900, height: 600 })),
});

test(
  "a picture is uploaded and its focal point chosen by pointer and keyboard, and nothing of that is left behind unasked",
  more,
  async ({ page }, { project }) => {
    test.slow();
    await signInAsAdmin(page);
    await page.goto("/admin/content/pictures");
    await expectNoFault(page);
    await page.getByLabel("File").setInputFiles(await roof());
    await page.getByRole("button", { name: "Upload" }).click();
    await expect(page.getByText("Please say in English what the picture shows.")).toBeVisible();
    await page.getByLabel("File").setInputFiles(await roof());
    // The same picture with the same words would be the one that is there.
    await page.getByLabel("In English").fill(`Two women on a roof, ${project.name} ${Date.now()}`);
    await page.getByRole("button", { name: "Upload" }).click();
    // Eight files are made of it, which takes a busy machine its time.
    await expect(page.getByRole("heading", { name: "Picture", exact: true })).toBeVisible({ timeout: 20_000 });
    const picture = page.locator(".focal-picture");
    const box = await picture.boundingBox();
    await picture.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.75 } });
    const left = page.getByRole("slider", { name: "From the left" });
    await expect(left).toHaveValue("25");
    await left.focus();
    await left.press("ArrowRight");
    await expect(left).toHaveValue("26");
    await expect(page.locator(".focal-crops img").first()).toHaveCSS("object-position", "26% 75%");
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Pictures" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Stay here" }).click();
    await expect(left).toHaveValue("26");
    await page.getByLabel("In German").fill("Zwei Frauen auf einem Dach");
    await expectNoFault(page);
    await page.getByRole("button", { name: "Save picture" }).click();
    await expect(page.getByText("The site now shows it.")).toBeVisible();
    await expect(left).toHaveValue("26");
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Pictures" }).click();
    await expect(page.getByRole("heading", { name: "Pictures", exact: true })).toBeVisible();
  },
);

test("an article is written with the editor, a picture of its own in it, and published", async ({ page }, { project }) => {
  test.slow();
  const title = `Tea in ${project.name} ${Date.now()}`;
  await signInAsAdmin(page);
  await page.goto("/admin/content?kind=article");
  await page.getByRole("link", { name: "New article" }).click();
  const text = page.getByRole("textbox", { name: "Text (English)" });
  await expect(text).toBeVisible();
  await page.getByLabel("Title (English)").fill(title);
  await page.getByLabel("Excerpt (English)").fill("How tea is asked for, poured and thanked for in four villages of the hills.");
  await page.getByLabel("Tags (English)").fill("Tea");
  await page.getByLabel("Category", { exact: true }).selectOption("Cultural Insights");
  await page.getByLabel("Author", { exact: true }).selectOption({ index: 1 });

  // The toolbar is one stop; arrow keys move inside it.
  const tools = page.getByRole("toolbar", { name: "Tools for: Text (English)" });
  await tools.getByRole("button", { name: "Heading", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(tools.getByRole("button", { name: "Subheading" })).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(tools.getByRole("button", { name: "Heading", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.type("Ask first");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Nobody pours before she has asked how the road was, and nobody answers that question in one word. ".repeat(3));
  await page.keyboard.press("Enter");
  await tools.getByRole("button", { name: "Link" }).click();
  await page.getByLabel("Where it leads").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Set link" }).click();
  await expect(page.getByText("Please enter /page or https://address.")).toBeVisible();
  await page.getByLabel("Where it leads").fill("/tours/cultural");
  await page.getByRole("button", { name: "Set link" }).click();
  await expect(text.getByRole("link", { name: "/tours/cultural" })).toBeVisible();
  await page.keyboard.press("Enter");
  await tools.getByRole("button", { name: "Picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Picture in the text" });
  await dialog.getByText("Upload a new picture").click();
  await dialog.getByLabel("File").setInputFiles(await roof());
  await dialog.getByLabel("What it shows, in English").fill("A kettle on a stove");
  await dialog.getByRole("button", { name: "Upload" }).click();
  await expect(dialog.getByLabel("What it shows, in the language of the text")).toHaveValue("A kettle on a stove", { timeout: 20_000 });
  await expectNoFault(page);
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(text.getByRole("img", { name: "A kettle on a stove" })).toBeVisible();
  await page.locator(".picture-field .picture-grid input").first().check();
  await expectNoFault(page);
  await page.getByRole("button", { name: "Create draft" }).click();
  await expect(page.getByText("Only the team sees it until you publish it.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Text (English)" }).getByRole("img", { name: "A kettle on a stove" })).toBeVisible();
  await page.getByRole("radio", { name: "Published" }).check();
  await page.getByRole("button", { name: "Change state" }).click();
  await expect(page.getByText("Visitors see it now.")).toBeVisible();

  await page.goto("/blog");
  await page.getByRole("link", { name: title }).first().click();
  await expect(page.getByRole("heading", { name: "Ask first" })).toBeVisible();
  const kettle = page.getByRole("img", { name: "A kettle on a stove" });
  await kettle.scrollIntoViewIfNeeded();
  await expect.poll(() => kettle.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectNoFault(page);
});
