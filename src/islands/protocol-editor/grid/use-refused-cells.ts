import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { protocolGridMessages as m } from '#lib/protocols/grid-texts.ts';
import { faultPlaces } from './faults.ts';
import type { RowsGridProps } from './grid-props.ts';
import type { GridView } from './grid-view.ts';

/** Reports to the editor which cells hold an invalid text, with the way to each. */
export function useRefusedCells(view: GridView, { rows, onRefused }: RowsGridProps): void {
  const faults = useStore(view.$faults);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told whenever rows or faults change
  useEffect(() => {
    onRefused(
      faultPlaces(view).map((place) => ({
        label: m.cell(view.fields[place.column]?.label ?? '', rows[place.row]?.name ?? '', place.row + 1),
        text: view.textAt(place),
        show: () => view.show(place),
      })),
    );
  }, [view, rows, faults]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the grid goes
  useEffect(() => () => onRefused([]), []);
}
