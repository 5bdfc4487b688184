/** What visitors send: a booking request from a tour, and the newsletter from the first click to the last. */
import crypto from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { emailTo } from "./mailbox.ts";
import { pressOffline } from "./offline.ts";
import { anyWidth, expect, moreAnyWidth, test } from "./test.ts";

const newAddress = () => `reader-${crypto.randomUUID()}@example.org`;
const message = "We would like\nthe first week of April.";

const form = (page: Page) => page.locator("form", { has: page.getByLabel("Message", { exact: true }) });
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });

async function requestFromTour(page: Page) {
  await page.goto("/tours/detail/japan-heritage");
  await page.getByRole("button", { name: "Book Now" }).filter({ visible: true }).first().click();
  await expect(page.getByRole("heading", { name: "Or ask us" })).toBeVisible();
  await expect(field(page, "Subject")).toHaveValue("Booking request: Heritage of Japan");
}

async function fillIn(page: Page, address: string) {
  await field(page, "Name").fill("Meera Rao");
  await field(page, "Email").fill(address);
  await field(page, "Children").fill("1");
  await field(page, "Message").fill(message);
}

async function sentReference(page: Page): Promise<string> {
  const answer = page.locator(".contact-form").getByRole("status");
  await expect(answer).toContainText("Message Sent");
  const reference = /ENQ-\w{6}/.exec(await answer.innerText())?.[0];
  expect(reference).toBeDefined();
  await expect(form(page)).toHaveCount(0);
  return reference ?? "";
}

test("a booking request goes from the tour to the sender's mailbox", async ({ page }) => {
  const address = newAddress();
  await requestFromTour(page);
  await fillIn(page, address);
  await expect(form(page)).toContainText(`${message.length} of 5000 characters`);
  await form(page).getByRole("button", { name: "Send Message" }).click();
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast).toContainText("Message Sent");
  await expect(toast).toContainText("Thank you for contacting us. We’ll get back to you soon!");
  const reference = await sentReference(page);
  const mail = await emailTo(address);
  expect(mail.subject).toContain(reference);
  for (const part of ["Heritage of Japan", "Travellers: 2 adults and 1 child", "₹4,38,281", "the first week of April"])
    expect(mail.text).toContain(part);
});

test("what was typed stays through a mistake, and nothing is sent before the button is pressed again", moreAnyWidth, async ({ page }) => {
  const address = newAddress();
  await requestFromTour(page);
  await fillIn(page, "meera@home");
  await form(page).getByRole("button", { name: "Send Message" }).click();
  await expect(form(page)).toContainText("Enter an address such as meera@example.com");
  await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Message")).toHaveValue(message);
  await expect(field(page, "Children")).toHaveValue("1");
  await expect(form(page)).toContainText("₹4,38,281");
  const articles: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && articles.push(request.url())));
  await field(page, "Email").fill("");
  await field(page, "Email").pressSequentially(address.slice(-20));
  expect(articles).toEqual([]);
  await form(page).getByRole("button", { name: "Send Message" }).click();
  await sentReference(page);
  expect(articles).toHaveLength(1);
});

test("what was typed stays where the site cannot be reached, and where it is too long for the site", moreAnyWidth, async ({ page }) => {
  await page.goto("/contact");
  await field(page, "Name").fill("Meera Rao");
  await field(page, "Email").fill(newAddress());
  await field(page, "Subject").fill("A long letter");
  // As a program in the browser would: the field itself takes no more than 5,000 characters.
  await field(page, "Message").evaluate((area) => area.removeAttribute("maxlength"));
  const long = "x".repeat(1_100_000);
  await field(page, "Message").fill(long);
  const send = form(page).getByRole("button", { name: "Send Message" });
  const answer = form(page).locator("..").getByRole("alert");
  await send.click();
  await expect(answer).toContainText("What you typed is still here");
  expect(await field(page, "Message").inputValue()).toHaveLength(long.length);
  await field(page, "Message").fill(message);
  await page.route("**/contact.data*", (route) => route.fulfill({ status: 408, body: "" }));
  await send.click();
  await expect(send).toBeEnabled();
  await expect(answer).toContainText("What you typed is still here");
  await expect(field(page, "Message")).toHaveValue(message);
  await page.unroute("**/contact.data*");
  await send.click();
  const note = page.locator(".contact-form").getByRole("status");
  await expect(note).toContainText("Message Sent");
  await expect(note).toBeFocused();
  // So does what she writes after a message that was taken.
  await page.getByRole("link", { name: "Write another message" }).click();
  await field(page, "Message").fill("One more thing");
  await page.route("**/contact.data*", (route) => route.fulfill({ status: 408, body: "" }));
  await send.click();
  await expect(answer).toContainText("What you typed is still here");
  await expect(field(page, "Message")).toHaveValue("One more thing");
});

test("another tour can be chosen without losing what was typed", moreAnyWidth, async ({ page }) => {
  const address = newAddress();
  await requestFromTour(page);
  await fillIn(page, address);
  await field(page, "Tour").focus();
  await field(page, "Tour").selectOption("bali-retreat");
  await expect(page).toHaveURL(/tour=bali-retreat&adults=2&children=1/);
  await expect(field(page, "Tour")).toHaveValue("bali-retreat");
  await expect(field(page, "Tour")).toBeFocused();
  await expect(field(page, "Subject")).toHaveValue(/^Booking request: (?!Heritage of Japan)/);
  await expect(field(page, "Name")).toHaveValue("Meera Rao");
  await expect(field(page, "Message")).toHaveValue(message);
});

test("the newsletter begins with a click in a mail and ends with one", anyWidth, async ({ page }) => {
  const address = newAddress();
  await page.goto("/about");
  const box = page.locator(".newsletter-box");
  await box.getByLabel("Email address").fill(address);
  // Forms check themselves as soon as the scripts run.
  await expect(box.locator("form[novalidate]")).toHaveCount(1);
  await page.context().setOffline(true);
  await box.getByRole("button", { name: "Subscribe" }).click();
  await expect(box.getByRole("alert")).toContainText("We couldn’t send that.");
  // A link that is only reached or pointed at, to a page that has not been loaded, costs nothing either.
  const notLoaded = page.waitForEvent("console", (said) => said.text().startsWith("Error loading route module"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).focus();
  await notLoaded;
  await expect(box.getByLabel("Email address")).toHaveValue(address);
  await page.context().setOffline(false);
  await box.getByLabel("Email address").fill("meera@home");
  await box.getByRole("button", { name: "Subscribe" }).press("Enter");
  await expect(box.getByRole("alert")).toContainText("This doesn’t look like an email address.");
  await expect(box.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect(box.getByLabel("Email address")).toBeFocused();
  await box.getByLabel("Email address").fill(address);
  await expect(box.getByRole("alert")).toHaveCount(0);
  await box.getByRole("button", { name: "Subscribe" }).press("Enter");
  await expect(page.locator("[data-sonner-toast]").filter({ hasText: "Check your email" })).toBeVisible();
  await expect(box.getByLabel("Email address")).toHaveValue("");
  await expect(box.getByRole("button", { name: "Subscribe" })).toBeFocused();
  await confirmAndLeave(page, address, true);
});

/** With JavaScript each button is pressed without a connection first. */
async function confirmAndLeave(page: Page, address: string, withScripts: boolean) {
  const press = async (button: Locator) => {
    if (withScripts) await pressOffline(page, button);
    await button.click();
  };
  const mail = await emailTo(address);
  expect(mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  const link = /http:\/\/\S+\/newsletter\/confirm\?token=[\w-]+/.exec(mail.text)?.[0] ?? "";
  await page.goto(link);
  await press(page.getByRole("button", { name: "Confirm" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re subscribed");
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
  await page.goto((mail.headers["list-unsubscribe"] ?? "").slice(1, -1));
  await press(page.locator("main").getByRole("button", { name: "Unsubscribe" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re unsubscribed");
}

test.describe("without JavaScript", moreAnyWidth, () => {
  test.use({ javaScriptEnabled: false });

  test("a booking request is sent and answered on the page", async ({ page }) => {
    const address = newAddress();
    await requestFromTour(page);
    await fillIn(page, address);
    await form(page).getByRole("button", { name: "Send Message" }).click();
    const reference = await sentReference(page);
    expect((await emailTo(address)).subject).toContain(reference);
  });

  test("a refused booking request keeps all that was typed and chosen", async ({ page }) => {
    await requestFromTour(page);
    await fillIn(page, "meera@home");
    await field(page, "Tour").selectOption("bali-retreat");
    await form(page).getByRole("button", { name: "Send Message" }).click();
    await expect(form(page)).toContainText("Enter an address such as meera@example.com");
    await expect(field(page, "Tour")).toHaveValue("bali-retreat");
    await expect(field(page, "Children")).toHaveValue("1");
    await expect(form(page)).toContainText("₹1,81,913");
    await expect(field(page, "Message")).toHaveValue(message);
  });

  test("the newsletter can be joined and left", async ({ page }) => {
    const address = newAddress();
    await page.goto("/about");
    const box = page.locator(".newsletter-box");
    await box.getByLabel("Email address").fill(address);
    await box.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your email");
    await confirmAndLeave(page, address, false);
  });
});
