// Runs in a page of its own, bundled with @cornerstonejs/core from elsewhere (CORNERSTONE): nothing of it is in this project.
import { Enums, init, RenderingEngine, setVolumesForViewports, volumeLoader } from '@cornerstonejs/core';

const IDENTITY = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** A volume of so many slices of `side`² × 16 bit, filled so that no plane is like another. */
function makeVolume(side, slices) {
  const scalarData = new Int16Array(side * side * slices);
  for (let i = 0; i < scalarData.length; i++) scalarData[i] = ((i * 2654435761) >>> 20) - 1024;
  const metadata = {
    BitsAllocated: 16,
    BitsStored: 16,
    HighBit: 15,
    SamplesPerPixel: 1,
    PixelRepresentation: 1,
    PhotometricInterpretation: 'MONOCHROME2',
    Modality: 'CT',
    FrameOfReferenceUID: '1.2.3',
    ImageOrientationPatient: [1, 0, 0, 0, 1, 0],
    PixelSpacing: [0.7, 0.7],
    Columns: side,
    Rows: side,
    voiLut: [],
  };
  volumeLoader.createLocalVolume('bench', {
    metadata,
    dimensions: [side, side, slices],
    spacing: [0.7, 0.7, 1],
    origin: [0, 0, 0],
    direction: IDENTITY,
    scalarData,
  });
}

const rendered = (element) =>
  new Promise((done) => element.addEventListener(Enums.Events.IMAGE_RENDERED, done, { once: true }));

/** How the oblique plane of the row looks: as the product's, turned by 30° about the axis from head to feet. */
const OBLIQUE = { viewPlaneNormal: [-Math.sin(Math.PI / 6), -Math.cos(Math.PI / 6), 0], viewUp: [0, 0, 1] };
const ORIENTATIONS = {
  coronal: Enums.OrientationAxis.CORONAL,
  sagittal: Enums.OrientationAxis.SAGITTAL,
  oblique: OBLIQUE,
};

/**
 * Goes through so many planes, each drawn before the next is asked for; planes a second. `slab`: millimetres of a maximum
 * projection, 0 for the plane alone.
 */
globalThis.goThrough = async ({ side, slices, planes, width, height, plane, slab }) => {
  await init();
  const element = document.createElement('div');
  Object.assign(element.style, { width: `${width}px`, height: `${height}px` });
  document.body.replaceChildren(element);
  makeVolume(side, slices);
  const engine = new RenderingEngine('bench');
  engine.enableElement({
    viewportId: 'planes',
    type: Enums.ViewportType.ORTHOGRAPHIC,
    element,
    defaultOptions: { orientation: ORIENTATIONS[plane] },
  });
  await setVolumesForViewports(engine, [{ volumeId: 'bench' }], ['planes']);
  const viewport = engine.getViewport('planes');
  viewport.setProperties({ voiRange: { lower: -1000, upper: 1000 } });
  if (slab > 0) {
    viewport.setBlendMode(Enums.BlendModes.MAXIMUM_INTENSITY_BLEND);
    viewport.setSlabThickness(slab);
  }
  const first = rendered(element);
  viewport.render();
  await first;
  const start = performance.now();
  for (let i = 0; i < planes; i++) {
    const drawn = rendered(element);
    viewport.scroll(i < planes / 2 ? 1 : -1);
    viewport.render();
    await drawn;
  }
  return (planes * 1000) / (performance.now() - start);
};
