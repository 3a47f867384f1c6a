import { type DragEvent, useRef, useState } from 'react';

/** Whether files are dragged, and no text or link. */
export const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** Files and folders of what was dropped; they can be had of it no later than while it is. */
export const entriesOf = (items: readonly DataTransferItem[]): FileSystemEntry[] =>
  items.flatMap((item) => item.webkitGetAsEntry() ?? []);

/**
 * Makes an element take files, folders and archives that are dropped on it, and not on a place inside it that takes
 * them itself.
 */
export function useFileDrop(onDrop: (items: DataTransferItem[]) => void) {
  const [isOver, setOver] = useState(false);
  /** Entering a child fires before leaving its parent. */
  const depth = useRef(0);
  const leave = (by: number) => {
    depth.current = by === 0 ? 0 : depth.current + by;
    setOver(depth.current > 0);
  };
  return {
    isOver,
    handlers: {
      onDragEnter(event: DragEvent) {
        if (hasFiles(event)) leave(1);
      },
      onDragLeave(event: DragEvent) {
        if (hasFiles(event)) leave(-1);
      },
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        leave(0);
        if (event.defaultPrevented) return;
        event.preventDefault();
        onDrop([...event.dataTransfer.items]);
      },
    },
  };
}
