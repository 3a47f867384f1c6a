import { identityWords } from '#lib/cases/teaching/identity-marks.ts';
import { isMirc, MIRC_BYTES_MAX, readMirc } from '#lib/cases/teaching/read-mirc.ts';
import { readTce } from '#lib/cases/teaching/read-tce.ts';
import { xmlText } from '#lib/cases/teaching/xml-text.ts';
import { tagOfCode, tagOfWord } from '#lib/cases/teaching-tags-texts.ts';
import type { DicomDocument } from '#lib/dicom/attributes/document.ts';
import type { DroppedFile } from '#lib/dicom/dropped-files.ts';
import { Importer } from '#lib/dicom/import-files.ts';
import { sha256Of } from '#lib/platform/browser/hash-blob.ts';
import type { DicomReading } from '../../image-review/inspect-dicom.ts';
import { citedSeries } from './cited-series.ts';
import type { FoundExports, GivenExport, PlainImages } from './given-export.ts';
import { mircImages } from './mirc-images.ts';

interface Given {
  read: DicomReading;
  /** Files without an image that may be the document of an export. */
  likely: readonly { path: string; code: string }[];
  others: readonly DroppedFile[];
  pictures: readonly { path: string; file: File }[];
  plain: PlainImages | null;
}

interface ReadDocument {
  path: string;
  blob: Blob;
  document: DicomDocument;
}

/** Names and numbers in the images' own headers: any text beside them may contain them. */
const namesOfImages = ({ files }: DicomReading): string[] => [
  ...new Set(files.flatMap(({ inspected }) => inspected.frames[0]?.place.patient ?? [])),
];

/** The documents among the files, read in a worker. Other formats are left out. */
async function readDocuments(given: Given, blobs: ReadonlyMap<string, Blob>): Promise<ReadDocument[]> {
  const importer = new Importer();
  const read: ReadDocument[] = [];
  for (const { path, code } of given.likely) {
    const blob = blobs.get(path);
    if (code !== 'no_image' || !blob) continue;
    const document = await importer.document(blob).catch(() => undefined);
    if (document) read.push({ path, blob, document });
  }
  importer.close();
  return read;
}

/** Exports among documents. @param used gets the paths of the documents used */
async function tceExports(
  given: Given,
  documents: readonly ReadDocument[],
  used: Set<string>,
): Promise<GivenExport[]> {
  const read = readTce(
    documents.map(({ document }) => document),
    tagOfCode,
  );
  return Promise.all(
    read.map(async ({ file, manifest, images, additional, lacksAdditional }) => {
      for (const { path, document } of documents)
        if ([manifest, ...additional].some(({ instance }) => instance === document.instance)) used.add(path);
      const own = documents.find(({ document }) => document.instance === manifest.instance)!;
      const mark = { id: `export ${manifest.instance}`, knownBy: await sha256Of(own.blob) };
      const identities = [manifest, ...additional].flatMap((each) => each.identities);
      const cited = citedSeries(given.read, images, mark);
      return {
        ...cited,
        reading: cited.present > 0 ? cited.reading : null,
        id: mark.id,
        path: own.path,
        file,
        lacksAdditional,
        names: identityWords([...identities, ...namesOfImages(given.read)]),
      };
    }),
  );
}

/** The export of a MIRC document, whose pictures lie beside it; undefined for any other XML file. */
async function mircExport(given: Given, path: string, blob: Blob): Promise<GivenExport | undefined> {
  if (blob.size > MIRC_BYTES_MAX) return undefined;
  const xml = await xmlText(blob);
  const document = isMirc(xml) ? readMirc(xml, tagOfWord) : undefined;
  if (!document) return undefined;
  const mark = { id: `export ${path}`, knownBy: await sha256Of(blob) };
  const base = path.slice(0, path.lastIndexOf('/') + 1);
  return {
    ...mircImages(given, base, document.folders, mark),
    id: mark.id,
    path,
    file: document.file,
    lacksAdditional: false,
    names: identityWords([...document.identities, ...namesOfImages(given.read)]),
  };
}

/** The teaching exports among files; undefined where there is none. Nothing in them leaves this browser. */
export async function findExports(given: Given): Promise<FoundExports | undefined> {
  const blobs = new Map(given.others.map(({ path, blob }) => [path, blob]));
  const documents = await readDocuments(given, blobs);
  const used = new Set<string>();
  const exports = await tceExports(given, documents, used);
  for (const { path, code } of given.likely) {
    const blob = blobs.get(path);
    const found = code === 'not_dicom' && blob ? await mircExport(given, path, blob) : undefined;
    if (!found) continue;
    exports.push(found);
    used.add(path);
  }
  if (exports.length === 0) return undefined;
  return { exports, used, plain: given.plain, reading: given.read };
}
