import type { DocumentCode } from '../attributes/document.ts';
import { DOCUMENT_TAGS as TAG } from '../attributes/document-tags.ts';
import { REPORT_TAGS } from '../attributes/measurement-tags.ts';
import type { MarkedImage } from '../attributes/proposed-marks.ts';
import type { DataSet } from '../data-set.ts';
import { itemsOf, numbersOf } from '../values.ts';
import { type Decode, decodedText } from './decoded-text.ts';
import { citationsIn, codeIn, codeOf } from './read-document.ts';

/** A content item of a report. Its children are read on demand. */
export interface ReportItem {
  type: string;
  concept: DocumentCode | undefined;
  dataSet: DataSet;
}

/** Maximum number of items read in a report, and maximum length of a text in bytes. */
const ITEMS_MAX = 50_000;
const TEXT_BYTES = 2048;
/** Maximum number of images of one shape. */
const IMAGES_MAX = 1000;

/** Reads the content items of one report. */
export class ReportReader {
  readonly #root: DataSet;
  readonly #decode: Decode;
  #budget = ITEMS_MAX;

  constructor(root: DataSet, decode: Decode) {
    this.#root = root;
    this.#decode = decode;
  }

  items(dataSet: DataSet): ReportItem[] {
    const items = itemsOf(dataSet, TAG.ContentSequence).slice(0, Math.max(0, this.#budget));
    this.#budget -= items.length;
    return items.map((item) => ({
      type: codeIn(item, TAG.ValueType),
      concept: codeOf(itemsOf(item, TAG.ConceptNameCodeSequence)[0], this.#decode),
      dataSet: item,
    }));
  }

  code({ dataSet }: ReportItem): DocumentCode | undefined {
    return codeOf(itemsOf(dataSet, TAG.ConceptCodeSequence)[0], this.#decode);
  }

  text({ dataSet }: ReportItem): string {
    return decodedText(dataSet, TAG.TextValue, this.#decode, TEXT_BYTES);
  }

  /** The unit of a number, as a UCUM code. */
  unit({ dataSet }: ReportItem): string | undefined {
    const value = itemsOf(dataSet, REPORT_TAGS.MeasuredValueSequence)[0];
    const unit = value && itemsOf(value, REPORT_TAGS.MeasurementUnitsCodeSequence)[0];
    return unit && codeIn(unit, TAG.CodeValue);
  }

  /**
   * The images from which coordinates were selected: below them, or elsewhere in the report, referenced by position.
   * Frame 0 stands for every frame of a file.
   */
  images({ dataSet }: ReportItem): MarkedImage[] {
    return itemsOf(dataSet, TAG.ContentSequence)
      .map((item) => this.#referenced(item))
      .filter((item) => item !== undefined && codeIn(item, TAG.ValueType) === 'IMAGE')
      .flatMap((item) => citationsIn(item!))
      .flatMap(({ instance, frames }) =>
        (frames.length > 0 ? frames : [0]).map((frame) => ({ instance, frame })),
      )
      .slice(0, IMAGES_MAX);
  }

  /** Resolves a by-reference item by its position in the tree: 1 is the root, 1\2 its second item. */
  #referenced(item: DataSet): DataSet | undefined {
    const place = numbersOf(item, REPORT_TAGS.ReferencedContentItemIdentifier, 'UL');
    if (place.length === 0) return item;
    return place
      .slice(1)
      .reduce<DataSet | undefined>(
        (at, number) => at && itemsOf(at, TAG.ContentSequence)[number - 1],
        this.#root,
      );
  }
}
