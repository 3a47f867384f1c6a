/** The sorting keys of a booklet. */
export interface BookletEntry {
  imagingType: string;
  region: string;
  title: string;
}

const french = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' });

/** Compares protocols for the order of a booklet: by imaging type, then region, then title. */
export function compareEntries(a: BookletEntry, b: BookletEntry): number {
  return (
    french.compare(a.imagingType, b.imagingType) ||
    french.compare(a.region, b.region) ||
    french.compare(a.title, b.title)
  );
}

/** Groups of entries by imaging type; the order is kept. */
export function groupEntries<Entry extends Pick<BookletEntry, 'imagingType'>>(
  entries: readonly Entry[],
): { imagingType: string; entries: Entry[] }[] {
  const groups: { imagingType: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const group = groups.find(({ imagingType }) => imagingType === entry.imagingType);
    if (group) group.entries.push(entry);
    else groups.push({ imagingType: entry.imagingType, entries: [entry] });
  }
  return groups;
}
