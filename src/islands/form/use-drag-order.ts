import { type DragEvent, useRef, useState } from 'react';

/**
 * Reordering by dragging: which entry is dragged, and which one it is over.
 * @param type drag-and-drop type of the entries, so that folders, images and files are not taken for one another
 */
export function useDragOrder(type: string, move: (from: number, to: number) => void) {
  const dragged = useRef<number>(undefined);
  const [target, setTarget] = useState<number>();
  const isOurs = ({ dataTransfer }: DragEvent) =>
    dragged.current !== undefined && dataTransfer.types.includes(type);
  const end = () => {
    dragged.current = undefined;
    setTarget(undefined);
  };
  return {
    dragged,
    target,
    start({ dataTransfer }: DragEvent, index: number, data: string): void {
      dragged.current = index;
      dataTransfer.setData(type, data);
      dataTransfer.effectAllowed = 'move';
    },
    over(event: DragEvent, index: number | undefined): void {
      if (!isOurs(event)) return;
      event.preventDefault();
      setTarget(index);
    },
    leave: () => setTarget(undefined),
    end,
    drop(event: DragEvent, index: number | undefined): void {
      const from = dragged.current;
      if (!isOurs(event) || from === undefined || index === undefined) return;
      event.preventDefault();
      move(from, index);
      end();
    },
  };
}
