/** What is behind the address of a tour's editor: which section it means, what that shows, and what its form is answered. */
import { data } from "react-router";
import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { newPiece, tourPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { besideEnglish, isEnglishAlone } from "#app/features/publishing/content/admin/editor/beside-english.server.ts";
import { answerForm, loadEditor } from "#app/features/publishing/content/admin/editor/editor-page.server.ts";
import { pictureChoices } from "#app/features/publishing/content/admin/editor/picture-choices.server.ts";
import { numberedId } from "#app/features/publishing/content/admin/editor/piece-id.ts";
import { placeField, placeText } from "#app/features/publishing/content/admin/editor/coordinates.ts";
import { answerTrip, loadTrip } from "#app/features/publishing/content/admin/trip/trip-page.server.ts";
import { tourForEditing } from "#app/features/publishing/content/editing/tour-editing.server.ts";
import { storedTrip } from "#app/features/publishing/content/editing/trip-editing.server.ts";
import { isTripForm, tourSections } from "#app/features/publishing/content/tour-sections.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { timeZones } from "#app/values/time-zones.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { daysEditing } from "./tour-days-form.server.ts";
import { newTourEditing, sectionEditing, tourEditing } from "./tour-form.server.ts";
import { tourFrame } from "./tour-frame.server.ts";
import { placesOfTour } from "./tour-places.server.ts";

type Params = { id: string; section?: string | undefined };

const languageBeside = (context: RequestContext) => (isEnglishAlone(context) ? undefined : besideEnglish(context));

/** The tour and the section that an address means. Throws 404 where there is none. */
async function asked({ db }: RequestContext, params: Params) {
  const section = tourSections.find((known) => known === (params.section ?? "basics"));
  const id = numberedId(params.id);
  const [tour, trip] = id === undefined ? [] : await Promise.all([tourForEditing(db, id), storedTrip(db, id)]);
  if (!section || !tour || !trip) throw data(null, 404);
  return { section, tour, trip };
}

/** What a section shows; of a new tour, the short form with which it begins. */
export async function loadTour(context: RequestContext, params: Params) {
  const { db, language } = context;
  if (params.id === newPiece && params.section === undefined) {
    const { page, meta } = await loadEditor(context, newTourEditing, newPiece);
    return { kind: "new" as const, page, meta, zones: timeZones(), pictures: await pictureChoices(db, language, "tours") };
  }
  const stored = await asked(context, params);
  const { section, tour, trip } = stored;
  const frame = await tourFrame(context, stored);
  const title = translator(language)("tourAdmin:pageTitle", {
    section: translator(language)(`tourAdmin:sections.${section}`),
    tour: tour.english.title,
  });
  const path = tourPath(tour.id, { section, language: frame.englishAlone ? defaultLanguage : frame.language });
  const meta = describeAdminPage(context, { title, path });
  if (isTripForm(section)) return { kind: "trip" as const, frame, meta, trip: await loadTrip(context, { section, trip }) };
  const editing = section === "days" ? daysEditing(trip, languageBeside(context)) : sectionEditing(section);
  const { page } = await loadEditor(context, editing, params.id);
  const firstStop = trip.facts.days.flatMap(({ stops }) => stops)[0];
  return {
    kind: "tour" as const,
    frame,
    meta,
    page,
    section,
    zones: section === "basics" ? timeZones() : [],
    hasStop: firstStop !== undefined,
    pictures: section === "pictures" ? await pictureChoices(db, language, "tours") : [],
    places: section === "texts" ? await placesOfTour(db, language, tour.id) : [],
  };
}

/** Does what the form of a section asks for, or says why not, with all that was typed. */
export async function answerTour(context: RequestContext, params: Params) {
  const form = await formBody(context.request);
  if (params.id === newPiece && params.section === undefined) return answerForm(context, newTourEditing, { param: newPiece, form });
  const { section, tour, trip } = await asked(context, params);
  if (isTripForm(section)) return answerTrip(context, { id: params.id, section, trip, form, published: tour.state === "published" });
  // What is decided about the tour as a whole is checked with all its fields.
  if (form.get("form") !== "save") return answerForm(context, { ...tourEditing, section }, { param: params.id, form });
  const [firstStop] = trip.facts.days.flatMap(({ stops }) => stops);
  // Whoever leaves the place open means where the trip begins.
  if (form.get(placeField) === "" && firstStop) form.set(placeField, placeText(firstStop.latitude, firstStop.longitude));
  const editing = section === "days" ? daysEditing(trip, languageBeside(context), form) : sectionEditing(section);
  return answerForm(context, editing, { param: params.id, form });
}
