import { useId } from "preact/hooks";

interface SwitchProps {
  readonly name: string;
  readonly help: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onTurn: (on: boolean) => void;
}

/** A switch with an explanation. */
export function Switch({ name, help, on, disabled = false, onTurn }: SwitchProps) {
  const id = useId();
  return (
    <div class="option switch">
      <input
        id={id}
        type="checkbox"
        checked={on}
        disabled={disabled}
        aria-describedby={`${id}-help`}
        onChange={(event) => onTurn(event.currentTarget.checked)}
      />
      <div>
        <label for={id}>{name}</label>
        <p class="hint" id={`${id}-help`}>
          {help}
        </p>
      </div>
    </div>
  );
}
