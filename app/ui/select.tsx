import { ChevronDown } from "#app/ui/icons.tsx";
import type { SelectHTMLAttributes } from "react";

type Option = { value: string; name: string; disabled?: boolean };
type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, "children"> & { options: readonly Option[] };

/** A choice from a list, for the box of a field, with the sign that it unfolds. */
export function Select({ options, ...select }: Props) {
  return (
    <>
      <select {...select}>
        {options.map(({ value, name, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown className="icon" />
    </>
  );
}
