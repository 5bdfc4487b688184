import { useId } from "react";

/** A day among the fields of a list's form. */
export function DayField({ name, label, value }: { name: string; label: string; value: string }) {
  const id = useId();
  return (
    <div className="list-choice">
      <label htmlFor={id}>{label}</label>
      <div className="input">
        {/* Another address puts its own value there. */}
        <input key={value} id={id} type="date" name={name} defaultValue={value} autoComplete="off" />
      </div>
    </div>
  );
}
