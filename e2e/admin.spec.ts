/** The work of an administrator, on phone and desktop: dashboard, users, the record, the team. */
import { request } from "@playwright/test";
import sharp from "sharp";
import { openAccount } from "./registration.ts";
import { expect, more, test } from "./test.ts";
import { signInAsAdmin } from "./staff.ts";
import { expectNoFault } from "./no-fault.ts";
import { pressOffline } from "./offline.ts";

/** Somebody to look for, with an account of her own. */
async function register(baseURL: string | undefined, firstName: string): Promise<void> {
  const visitor = await request.newContext({ baseURL });
  await openAccount(visitor, {
    firstName,
    lastName: "Krishnan",
    email: `${firstName.toLowerCase()}@example.org`,
    password: "sindhu river 42",
  });
  await visitor.dispose();
}

let people = 0;
const newName = () => `Zuri${process.pid}x${Date.now()}x${++people}`;

test("the administrators' pages have no accessibility fault that a program can find", more, async ({ page }) => {
  // Five pages, each scanned whole.
  test.slow();
  await signInAsAdmin(page);
  for (const address of ["/admin", "/users", "/users?q=nobody-at-all", "/admin/audit", "/about?edit=1"]) {
    await page.goto(address);
    await expectNoFault(page);
  }
});

test("the menu leads through the pages", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin");
  const menu = page.getByRole("navigation", { name: "Administration" });
  await menu.getByRole("link", { name: "User Management" }).click();
  await expect(page.getByRole("heading", { name: "User Management" })).toBeVisible();
  await menu.getByRole("link", { name: "Audit" }).click();
  await expect(page.getByRole("heading", { name: "Audit" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Audit" })).toHaveAttribute("aria-current", "page");
});

test("a user is found, given roles and made a customer again, and deleted", async ({ page, baseURL }) => {
  test.slow();
  await signInAsAdmin(page);
  const name = newName();
  await register(baseURL, name);
  await page.goto("/users");
  await page.getByRole("searchbox", { name: "Search users" }).fill(name.toLowerCase());
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("All Users (1)")).toBeVisible();

  const roles = page.getByRole("dialog", { name: `Roles of ${name} Krishnan` });
  const change = page.getByRole("link", { name: `Change roles ${name} Krishnan` });
  await change.click();
  await roles.getByRole("checkbox", { name: /^Bookings/ }).check();
  await roles.getByRole("checkbox", { name: /^Content/ }).check();
  await expectNoFault(page);
  await roles.getByRole("button", { name: "Save roles" }).click();
  await expect(page.getByRole("main").getByText(`${name} Krishnan now has these roles: Bookings and Content.`)).toBeVisible();
  await change.click();
  await expect(roles.getByRole("checkbox", { name: /^Bookings/ })).toBeChecked();
  await roles.getByRole("checkbox", { name: /^Bookings/ }).uncheck();
  await roles.getByRole("checkbox", { name: /^Content/ }).uncheck();
  await roles.getByRole("button", { name: "Save roles" }).click();
  // What came of it has the focus, not what lay under the dialog.
  await expect(
    page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: `${name} Krishnan is now a customer.` }),
  ).toBeFocused();

  await expect(page.getByRole("button", { name: /Delete Selected/ })).toHaveCount(0);
  await page.getByRole("checkbox", { name: `Select ${name} Krishnan` }).check();
  await page.getByRole("button", { name: "Delete Selected (1)" }).click();
  const question = page.getByRole("dialog", { name: "Delete 1 user?" });
  await expect(question).toContainText(`${name} Krishnan`);
  // Enter destroys nothing: the safe choice has the focus.
  await expect(question.getByRole("link", { name: "Cancel" })).toBeFocused();
  await expectNoFault(page);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await page.getByRole("button", { name: "Delete Selected (1)" }).click();
  await question.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Delete Selected (1)" })).toBeFocused();
  await page.getByRole("button", { name: "Delete Selected (1)" }).click();
  await pressOffline(page, question.getByRole("button", { name: "Delete" }));
  await expect(question).toHaveCount(0);
  // Who was marked still is.
  await page.getByRole("button", { name: "Delete Selected (1)" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("main").getByText("1 user(s) deleted successfully")).toBeVisible();
  await expect(page.getByText("No users found")).toBeVisible();
});

test("a team member is added with a picture, edited and removed", more, async ({ page }) => {
  await signInAsAdmin(page);
  const name = newName();
  await page.goto("/about");
  await page.getByRole("link", { name: "Add Team Member" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Team Member" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Name is required")).toBeVisible();
  await dialog.getByLabel("Name").fill(name);
  await expect(dialog.getByText("Name is required")).toHaveCount(0);
  await dialog.getByLabel("Position", { exact: true }).fill("Travel Consultant");
  const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#f2a93b" } })
    .png()
    .toBuffer();
  await dialog.getByLabel("Upload an image").setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("[data-sonner-toast]")).toContainText(`${name} is on the About page.`);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/about#member-\d+$/);
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(card).toBeFocused();
  await expect(card.getByRole("img")).toHaveAttribute("src", /^\/pictures\//);

  await page.getByRole("link", { name: `Edit ${name}` }).click();
  const edit = page.getByRole("dialog", { name: "Edit Team Member" });
  // A picture of another site: shown, and its site is not told from where.
  const address = "https://pictures.example/me.png";
  let referrer: string | undefined;
  await page.route(address, (route) => {
    referrer = route.request().headers().referer;
    return route.fulfill({ contentType: "image/png", body: buffer });
  });
  await edit.getByLabel("Or the web address of an image").fill(address);
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(card.getByRole("img")).toHaveAttribute("src", address);
  await expect(card.getByRole("img")).toHaveJSProperty("naturalWidth", 300);
  expect(referrer).toBeUndefined();
  await page.route(address, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(card.locator(".initials")).toBeVisible();

  await page.getByRole("link", { name: `Edit ${name}` }).click();
  await edit.getByLabel("Remove image").check();
  await page.context().setOffline(true);
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit.getByRole("alert")).toContainText("We couldn’t reach the site.");
  await expect(edit.getByLabel("Remove image")).toBeChecked();
  await page.context().setOffline(false);
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(card.locator(".initials")).toBeVisible();
  await expect(card).toBeFocused();
  await expect(page).toHaveURL(/\/about#member-\d+$/);

  await page.getByRole("link", { name: `Remove ${name} from the team` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("heading", { name })).toHaveCount(0);
});
