import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { protocolGridMessages as m } from '#lib/protocols/grid-texts.ts';
import { faultPlaces } from './faults.ts';
import type { RowsGridProps } from './grid-props.ts';
import type { GridView } from './grid-view.ts';

/** Reports to the editor the cells with an invalid text, each with a function that focuses it. */
export function useRefusedCells(view: GridView, { rows, onRefused }: RowsGridProps): void {
  const faults = useStore(view.$faults);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported whenever rows or invalid texts change
  useEffect(() => {
    onRefused(
      faultPlaces(view).map((place) => ({
        label: m.cell(view.fields[place.column]?.label ?? '', rows[place.row]?.name ?? '', place.row + 1),
        text: view.textAt(place),
        show: () => view.show(place),
      })),
    );
  }, [view, rows, faults]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the grid is unmounted
  useEffect(() => () => onRefused([]), []);
}
