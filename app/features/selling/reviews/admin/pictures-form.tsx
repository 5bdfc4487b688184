import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { FieldError } from "#app/ui/form-field.tsx";
import { PictureImage, type Picture } from "#app/ui/picture.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import { reviewLimits } from "#app/features/selling/reviews/review-fields.ts";
import { chosenIn } from "#app/values/form-answer.ts";
import type { ReviewAnswer } from "./review-form.ts";
import { useReviewError } from "./review-feedback.tsx";

type Props = {
  review: { version: number; pictures: string[] };
  /** The pictures there are; each has its name, and what it shows in words. */
  choices: readonly Picture[];
  /** The answer to this form, if it was the one that was sent. */
  sent: ReviewAnswer | undefined;
};

export const picturesFieldId = "review-pictures";

/** Which of the site's pictures stand under a review, in their order. */
export function PicturesForm({ review, choices, sent }: Props) {
  const { t } = useTranslation("reviewsAdmin");
  const formats = useFormats();
  const errorText = useReviewError();
  const navigation = useNavigation();
  const sending = navigation.state !== "idle" && navigation.formData?.get("form") === "pictures";
  const chosen = chosenIn(sent, "picture") ?? review.pictures;
  const error = errorText(sent, "picture");
  const shown = review.pictures.flatMap((name) => choices.find((picture) => picture.name === name) ?? []);
  // Those of the review come first, in their order: so they are sent.
  const ordered = [...shown, ...choices.filter((picture) => !shown.includes(picture))];
  return (
    <section className="panel" aria-labelledby="review-pictures-head">
      <h2 className="h4" id="review-pictures-head">
        {t("pictures.title")}
      </h2>
      {shown.length === 0 ? <p className="mt-2 text-muted">{t("pictures.none")}</p> : null}
      <ul className="review-shown">
        {shown.map((picture) => (
          <li key={picture.name}>
            <PictureImage picture={picture} />
          </li>
        ))}
      </ul>
      <details className="picture-choices" open={error !== undefined}>
        <summary>{t("pictures.choose")}</summary>
        <Form method="post" className="side-form" preventScrollReset>
          <input type="hidden" name="form" value="pictures" />
          <input type="hidden" name="version" value={review.version} />
          <fieldset
            className="picture-field"
            id={picturesFieldId}
            tabIndex={-1}
            aria-describedby={error ? "review-pictures-hint review-pictures-error" : "review-pictures-hint"}
            key={`${sent?.at} ${review.pictures.join(" ")}`}
          >
            <legend className="sr-only">{t("pictures.choose")}</legend>
            <p className="field-hint" id="review-pictures-hint">
              {t("pictures.hint", { most: formats.number(reviewLimits.pictures) })}
            </p>
            <FieldError id="review-pictures-error" error={error} />
            <div className="picture-grid">
              {ordered.map((picture) => (
                <label key={picture.name} title={picture.alt}>
                  <input type="checkbox" name="picture" value={picture.name} defaultChecked={chosen.includes(picture.name)} />
                  <PictureImage picture={picture} decorative />
                  <span className="sr-only">{picture.alt || picture.name}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <SendButton sending={sending} look="button-secondary">
            {sending ? t("pictures.busy") : t("pictures.send")}
          </SendButton>
        </Form>
      </details>
    </section>
  );
}
