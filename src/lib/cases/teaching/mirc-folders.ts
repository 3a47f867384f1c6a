import { attributeOf, childrenOf, type XmlElement } from '#lib/questions/exchange/xml-tree.ts';
import { addLeft, addText, type TeachingFile } from './teaching-file.ts';

const IMAGES_MAX = 4_000;

/** Headings of sections that readers may read before the answer. */
export const INFORMATION = /^(clinical )?(history|information|presentation)$/i;
/** A heading that says nothing about its images. */
const NAMELESS = /^images?$/i;

/** A picture of a document, by the names of its files beside the document. */
export interface MircImage {
  picture: string | undefined;
  /** The DICOM file from which the picture was made. */
  original: string | undefined;
}

/** The name of a file beside the document; undefined for a URL, or for a path that leaves the document's folder. */
function ownName(file: TeachingFile, src: string | undefined): string | undefined {
  if (!src) return undefined;
  const parts = src.split('/');
  const isOwn = !/^[a-z][a-z\d+.-]*:|[\\?#\p{Cc}]/iu.test(src) && !parts.includes('..') && parts[0] !== '';
  if (isOwn) return parts.filter((part) => part !== '.').join('/');
  addLeft(file, 'address', src);
  return undefined;
}

function imageOf(file: TeachingFile, element: XmlElement): MircImage {
  const others = childrenOf(element, 'alternative-image');
  const named = (role: string) => {
    const other = others.find((each) => attributeOf(each, 'role') === role);
    return other && ownName(file, attributeOf(other, 'src'));
  };
  const annotation = named('annotation');
  if (annotation) addLeft(file, 'annotation', annotation);
  return {
    picture: named('original-dimensions') ?? ownName(file, attributeOf(element, 'src')),
    original: named('original-format'),
  };
}

/** Elements whose text and images are ignored, or belong to a quiz. */
const PASSED_OVER = /^(phi|patient|quiz)$/;

/** Images below an element, in order; without those that belong to other documents or to the patient's identity. */
const imagesIn = (element: XmlElement): XmlElement[] =>
  element.children.flatMap((child) =>
    child.name === 'image' ? [child] : PASSED_OVER.test(child.name) ? [] : imagesIn(child),
  );

/**
 * Whether readers may see an element's images before the answer. Images of any other section (Diagnosis, Pathology…)
 * belong to the answer.
 */
function isBeforeAnswer(element: XmlElement, heading: string): boolean {
  if (element.name === 'image' || element.name === 'image-section') return true;
  return element.name === 'section' && (INFORMATION.test(heading) || NAMELESS.test(heading));
}

/** The images of sections that readers may see before the answer, in order; the other images are listed as left out. */
export function readFolders(file: TeachingFile, document: XmlElement): MircImage[][] {
  const folders: MircImage[][] = [];
  let count = 0;
  for (const section of document.children.filter(({ name }) => !PASSED_OVER.test(name))) {
    const elements = section.name === 'image' ? [section] : imagesIn(section);
    const images = elements
      .slice(0, IMAGES_MAX - count)
      .map((element) => imageOf(file, element))
      .filter(({ picture, original }) => picture ?? original);
    if (images.length === 0) continue;
    count += images.length;
    const heading = (attributeOf(section, 'heading') ?? '').trim();
    if (!isBeforeAnswer(section, heading)) {
      for (const { picture, original } of images)
        addLeft(file, 'answer-picture', `${heading || section.name}, ${picture ?? original}`);
      continue;
    }
    if (section.name === 'image-section' && !NAMELESS.test(heading))
      addText(file, { target: 'folder', folder: folders.length, text: heading });
    folders.push(images);
  }
  return folders;
}
