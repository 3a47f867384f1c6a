/** A heading of a sheet's outline. */
export interface PlannedHeading {
  level: 2 | 3;
  text: string;
}

/** An outline for new sheets. */
export interface SheetTemplate {
  name: string;
  headings: PlannedHeading[];
}

export const TEMPLATE_MAX = {
  /** Maximum number of templates per person. */
  count: 50,
  name: 80,
  headings: 60,
  heading: 200,
} as const;
