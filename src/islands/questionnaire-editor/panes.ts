import { useEffect, useState } from 'react';

/** What stands side by side where there is room, and one at a time on a phone. */
export type PaneName = 'tree' | 'details' | 'text' | 'check' | 'trials' | 'preview';

/** Where two columns, and three, have room (CSS pixels), as in the stylesheet. */
const TWO_COLUMNS = '(min-width: 701px)';
const THREE_COLUMNS = '(min-width: 1101px)';

function useMedia(query: string): boolean {
  const [fits, setFits] = useState(true);
  useEffect(() => {
    const media = matchMedia(query);
    const look = () => setFits(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return fits;
}

/** Which panes one chooses from, and which one is shown of those: the tree, then the preview, stay in sight where they fit. */
export function usePanes(chosen: PaneName): { choices: PaneName[]; shown: PaneName; hasPreview: boolean } {
  const isTreeApart = useMedia(TWO_COLUMNS);
  const isPreviewApart = useMedia(THREE_COLUMNS);
  const all: PaneName[] = ['tree', 'details', 'text', 'check', 'trials', 'preview'];
  const apart = new Set([isTreeApart && 'tree', isPreviewApart && 'preview']);
  const choices = all.filter((pane) => !apart.has(pane));
  const shown = choices.includes(chosen) ? chosen : 'details';
  return { choices, shown, hasPreview: isPreviewApart || shown === 'preview' };
}
