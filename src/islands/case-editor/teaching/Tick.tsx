interface TickProps {
  isTicked: boolean;
  label: string;
  onTick(isTicked: boolean): void;
}

/** A labelled check box for something to accept or to leave out. */
export function Tick({ isTicked, label, onTick }: TickProps) {
  return (
    <label className="teaching-tick">
      <input type="checkbox" checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
