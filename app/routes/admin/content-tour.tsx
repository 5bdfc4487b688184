import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import type { EditorAnswer } from "#app/features/publishing/content/admin/editor/editor-form.ts";
import { EditorLayout } from "#app/features/publishing/content/admin/editor/editor-layout.tsx";
import { Missing } from "#app/features/publishing/content/admin/editor/language-chooser.tsx";
import { Address } from "#app/features/publishing/content/admin/editor/side-forms.tsx";
import { NewTourFields } from "#app/features/publishing/content/admin/tour/new-tour-fields.tsx";
import { PublicationSection } from "#app/features/publishing/content/admin/tour/publication-section.tsx";
import { BasicFields, DaysFields, PictureFields, TextFields } from "#app/features/publishing/content/admin/tour/tour-editor.tsx";
import { TourFrame } from "#app/features/publishing/content/admin/tour/tour-frame.tsx";
import { answerTour, loadTour } from "#app/features/publishing/content/admin/tour/tour-page.server.ts";
import { TripEditor } from "#app/features/publishing/content/admin/trip/trip-editor.tsx";
import type { TripAnswer } from "#app/features/publishing/content/admin/trip/trip-form.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import contentAdminStyles from "#app/ui/styles/content-admin.css?url";
import tourAdminStyles from "#app/ui/styles/tour-admin.css?url";
import type { Route } from "./+types/content-tour";

export const handle: RouteHandle = {
  namespaces: ["contentAdmin", "tourAdmin", "tripAdmin", "trip", "tour", "pictures"],
  query: ["language", "draft"],
};
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: contentAdminStyles },
  { rel: "stylesheet", href: tourAdminStyles },
];

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  return loadTour(context, params);
}

export async function action({ context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  return answerTour(context, params);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

type Loaded = Route.ComponentProps["loaderData"];

function SectionFields({ loaded }: { loaded: Extract<Loaded, { kind: "tour" }> }) {
  switch (loaded.section) {
    case "basics":
      return <BasicFields zones={loaded.zones} hasStop={loaded.hasStop} />;
    case "texts":
      return <TextFields places={loaded.places} />;
    case "days":
      return <DaysFields />;
    default:
      return <PictureFields pictures={loaded.pictures} />;
  }
}

export default function ContentTour({ loaderData: loaded, actionData, params }: Route.ComponentProps) {
  // The forms of the trip answer with fields of their own.
  const [ofTour, ofTrip] = [actionData as EditorAnswer | undefined, actionData as TripAnswer | undefined];
  if (loaded.kind === "new")
    return (
      <EditorLayout key={params.id} page={loaded.page} answer={ofTour}>
        <NewTourFields pictures={loaded.pictures} zones={loaded.zones} />
      </EditorLayout>
    );
  const { frame } = loaded;
  const key = `${frame.id} ${frame.section}`;
  if (loaded.kind === "trip")
    return (
      <TourFrame frame={frame}>
        <TripEditor
          key={key}
          {...loaded.trip}
          tourId={frame.id}
          language={frame.language}
          englishAlone={frame.englishAlone}
          answer={ofTrip}
        />
      </TourFrame>
    );
  const { page, section } = loaded;
  return (
    <TourFrame frame={frame}>
      {page.englishAlone || (section !== "texts" && section !== "days") ? null : <Missing page={page} />}
      <EditorLayout
        key={key}
        page={page}
        answer={ofTour}
        renderBelow={(side) =>
          section === "publication" ? <PublicationSection frame={frame} side={side} /> : section === "basics" ? <Address {...side} /> : null
        }
      >
        {section === "publication" ? null : <SectionFields loaded={loaded} />}
      </EditorLayout>
    </TourFrame>
  );
}
