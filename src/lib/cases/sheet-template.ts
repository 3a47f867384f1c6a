/** A heading of a sheet's plan. */
export interface PlannedHeading {
  level: 2 | 3;
  text: string;
}

/** The headings that sheets of one sort begin with. */
export interface SheetTemplate {
  name: string;
  headings: PlannedHeading[];
}

export const TEMPLATE_MAX = {
  /** Templates per person. */
  count: 50,
  name: 80,
  headings: 60,
  heading: 200,
} as const;
