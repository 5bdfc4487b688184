import { ChevronLeft, ChevronRight } from "#app/ui/icons.tsx";
import { LocalLink } from "#app/i18n/local-link.tsx";

type Props = {
  label: string;
  page: number;
  pageCount: number;
  pathOf: (page: number) => string;
  labels: { previous: string; next: string; page: (page: number) => string };
};

/** First, last, this page and its neighbours; a gap stands for the rest. */
export function pagesShown(page: number, pageCount: number): (number | "gap")[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const numbers = [...new Set(near)].toSorted((a, b) => a - b);
  return numbers.flatMap((number, index) => (index > 0 && number - (numbers[index - 1] ?? 0) > 1 ? (["gap", number] as const) : [number]));
}

export function Pagination({ label, page, pageCount, pathOf, labels }: Props) {
  if (pageCount <= 1) return null;
  return (
    <nav className="pagination" aria-label={label}>
      {page > 1 ? (
        <LocalLink to={pathOf(page - 1)} rel="prev" aria-label={labels.previous}>
          <ChevronLeft className="icon" />
        </LocalLink>
      ) : null}
      {pagesShown(page, pageCount).map((number, index) =>
        number === "gap" ? (
          <span key={`gap after ${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <LocalLink key={number} to={pathOf(number)} aria-label={labels.page(number)} aria-current={number === page ? "page" : undefined}>
            {number}
          </LocalLink>
        ),
      )}
      {page < pageCount ? (
        <LocalLink to={pathOf(page + 1)} rel="next" aria-label={labels.next}>
          <ChevronRight className="icon" />
        </LocalLink>
      ) : null}
    </nav>
  );
}
