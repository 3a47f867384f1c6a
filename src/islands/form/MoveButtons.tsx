import { IconButton } from './IconButton.tsx';

interface MoveButtonsProps {
  /** The entry's index in the list, from 0, and the length of the list. */
  index: number;
  count: number;
  upLabel: string;
  downLabel: string;
  onMove(to: number): void;
}

/** Moves an entry of a list by one place. */
export function MoveButtons({ index, count, upLabel, downLabel, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        icon="i-lucide-chevron-up"
        label={upLabel}
        disabled={index === 0}
        onPress={() => onMove(index - 1)}
      />
      <IconButton
        icon="i-lucide-chevron-down"
        label={downLabel}
        disabled={index === count - 1}
        onPress={() => onMove(index + 1)}
      />
    </>
  );
}
