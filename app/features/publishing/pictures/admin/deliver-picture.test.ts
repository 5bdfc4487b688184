import { expect, test } from "vitest";
import { deliverPicture } from "./deliver-picture.ts";
import { uploadLimit } from "#app/features/publishing/pictures/picture-sizes.ts";

function form(size: number) {
  const body = new FormData();
  body.set("file", new File([new Uint8Array(size)], "roof.jpg"));
  return new Request("https://yatrika.example/", { method: "POST", body });
}

test("a picture that the server would refuse for its size is not sent", async () => {
  const serverAction = () => Promise.reject(new Error("it was sent"));
  expect(await deliverPicture({ request: form(uploadLimit + 1), serverAction })).toMatchObject({
    data: { result: { error: { file: ["too_many_bytes"] } } },
    init: { status: 400 },
  });
});

test("one that may be sent is sent, and the answer of the page goes on", async () => {
  expect(await deliverPicture({ request: form(uploadLimit), serverAction: async () => "the answer" })).toBe("the answer");
});
