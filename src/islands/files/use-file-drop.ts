import { type DragEvent, useRef, useState } from 'react';

/** Whether files are being dragged, rather than text or a link. */
export const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** Files and folders of a drop; browsers give access to them only while the event is handled. */
export const entriesOf = (items: readonly DataTransferItem[]): FileSystemEntry[] =>
  items.flatMap((item) => item.webkitGetAsEntry() ?? []);

/**
 * Makes an element accept files, folders and archives dropped on it, except on a drop target inside it.
 * Returns whether files are held over the element.
 */
export function useFileDrop(onDrop: (items: DataTransferItem[]) => void) {
  const [isOver, setOver] = useState(false);
  /** A counter, since entering a child fires before leaving its parent. */
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
