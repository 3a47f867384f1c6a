"""Writes the measurement reports and segmentations that `read-report.test.ts` and `read-segmentation.test.ts` read.

python3 tests/unit/dicom/marks/make-marks.py FOLDER (pydicom and numpy). Structures of Cornerstone and OHIF follow the
adapters of dcmjs and cornerstone3D. Names of persons are planted in headers, and in texts where people write them.
"""
import math
import sys
from pathlib import Path

import numpy as np
from pydicom.dataset import Dataset, FileMetaDataset
from pydicom.sequence import Sequence
from pydicom.uid import ExplicitVRLittleEndian, ImplicitVRLittleEndian, RLELossless

OUT = Path(sys.argv[1])
ROOT = '2.25.370'
# Those of `tests/e2e/ct-slice.ts`.
IMAGE = '1.2.826.0.1.3680043.9.1.3'
CT, ENHANCED_CT = '1.2.840.10008.5.1.4.1.1.2', '1.2.840.10008.5.1.4.1.1.2.1'
SR = '1.2.840.10008.5.1.4.1.1.88.'


def code(value, scheme, meaning):
    ds = Dataset()
    ds.CodeValue, ds.CodingSchemeDesignator, ds.CodeMeaning = value, scheme, meaning
    return Sequence([ds])


def item(relation, kind, concept=None, children=(), **values):
    ds = Dataset()
    ds.RelationshipType, ds.ValueType = relation, kind
    if concept:
        ds.ConceptNameCodeSequence = code(*concept)
    for name, value in values.items():
        setattr(ds, name, value)
    if children:
        ds.ContentSequence = Sequence(list(children))
    return ds


def image(number=1, frame=None):
    ref = Dataset()
    ref.ReferencedSOPClassUID = ENHANCED_CT if frame else CT
    ref.ReferencedSOPInstanceUID = f'{IMAGE}.{number}'
    if frame:
        ref.ReferencedFrameNumber = frame
    return item('SELECTED FROM', 'IMAGE', ReferencedSOPSequence=Sequence([ref]))


def scoord(graphic, points, at=None, relation='INFERRED FROM', concept=None):
    flat = [float(value) for point in points for value in point]
    return item(relation, 'SCOORD', concept, [at or image()], GraphicType=graphic, GraphicData=flat)


def num(concept, value, unit, *children):
    measured = Dataset()
    measured.MeasurementUnitsCodeSequence = code(unit, 'UCUM', unit)
    measured.NumericValue = str(value)
    return item('CONTAINS', 'NUM', concept, children, MeasuredValueSequence=Sequence([measured]))


LENGTH = ('410668003', 'SCT', 'Length')
AREA = ('42798000', 'SCT', 'Area')
LONG, SHORT = ('G-A185', 'SRT', 'Long Axis'), ('G-A186', 'SRT', 'Short Axis')
FREE = ('CORNERSTONEFREETEXT', 'CORNERSTONEJS')


def tracked(text, *children, finding=None, site=None, side=None, comment=None):
    """A measurement group as dcmjs writes it."""
    uid = item('HAS OBS CONTEXT', 'UIDREF', ('112040', 'DCM', 'Tracking Unique Identifier'), UID=f'{ROOT}.9')
    parts = [item('HAS OBS CONTEXT', 'TEXT', ('112039', 'DCM', 'Tracking Identifier'), TextValue=text), uid]
    if finding:
        parts.append(item('CONTAINS', 'CODE', ('121071', 'DCM', 'Finding'), ConceptCodeSequence=code(*finding)))
    if site:
        below = []
        if side:
            concept = ('272741003', 'SCT', 'Laterality')
            below = [item('HAS CONCEPT MOD', 'CODE', concept, ConceptCodeSequence=code(*side))]
        concept = ('363698007', 'SCT', 'Finding Site')
        parts.append(item('CONTAINS', 'CODE', concept, below, ConceptCodeSequence=code(*site)))
    if comment:
        parts.append(item('CONTAINS', 'TEXT', ('121106', 'DCM', 'Comment'), TextValue=comment))
    return item('CONTAINS', 'CONTAINER', ('125007', 'DCM', 'Measurement Group'), [*parts, *children],
                ContinuityOfContent='SEPARATE')


def header(sop_class, name, modality):
    ds = Dataset()
    ds.SpecificCharacterSet = 'ISO_IR 100'
    ds.SOPClassUID, ds.SOPInstanceUID = sop_class, f'{ROOT}.2.{sum(name.encode())}'
    ds.StudyDate = ds.SeriesDate = ds.ContentDate = '20240102'
    ds.StudyTime = ds.ContentTime = '101112'
    ds.AccessionNumber, ds.Modality, ds.Manufacturer = 'ACC-77120', modality, 'Essai'
    ds.ReferringPhysicianName = 'Planteau^Docteur'
    ds.PatientName, ds.PatientID = 'Zébulonne^Ophélie', 'IPP-884422'
    ds.PatientBirthDate, ds.PatientSex = '19500101', 'F'
    ds.StudyInstanceUID, ds.SeriesInstanceUID = f'{ROOT}.3', f'{ROOT}.4.{modality.lower() == "sr" and 1 or 2}'
    ds.StudyID, ds.SeriesNumber, ds.InstanceNumber = '1', 1, 1
    return ds


def save(ds, name, syntax=ExplicitVRLittleEndian):
    meta = FileMetaDataset()
    meta.MediaStorageSOPClassUID, meta.MediaStorageSOPInstanceUID = ds.SOPClassUID, ds.SOPInstanceUID
    meta.TransferSyntaxUID = ExplicitVRLittleEndian if syntax == RLELossless else syntax
    ds.file_meta = meta
    ds.is_little_endian, ds.is_implicit_VR = True, syntax == ImplicitVRLittleEndian
    if syntax == RLELossless:
        ds.compress(RLELossless)
    ds.save_as(OUT / f'{name}.dcm', write_like_original=False)


def report(name, groups, kind='34', before=(), syntax=ExplicitVRLittleEndian, wrap=True):
    ds = header(SR + kind, name, 'SR')
    ds.ReferencedPerformedProcedureStepSequence = Sequence([])
    ds.PerformedProcedureCodeSequence = Sequence([])
    evidence, series = Dataset(), Dataset()
    refs = []
    for number in (1, 2, 3):
        ref = Dataset()
        ref.ReferencedSOPClassUID = CT if number < 3 else ENHANCED_CT
        ref.ReferencedSOPInstanceUID = f'{IMAGE}.{number}'
        refs.append(ref)
    series.ReferencedSOPSequence, series.SeriesInstanceUID = Sequence(refs), f'{ROOT}.5'
    evidence.ReferencedSeriesSequence, evidence.StudyInstanceUID = Sequence([series]), f'{ROOT}.3'
    ds.CurrentRequestedProcedureEvidenceSequence = Sequence([evidence])
    ds.CompletionFlag, ds.VerificationFlag = 'COMPLETE', 'UNVERIFIED'
    ds.ValueType, ds.ContinuityOfContent = 'CONTAINER', 'SEPARATE'
    ds.ConceptNameCodeSequence = code('126000', 'DCM', 'Imaging Measurement Report')
    observer = item('HAS OBS CONTEXT', 'PNAME', ('121008', 'DCM', 'Person Observer Name'),
                    PersonName='Mirandole^Observatrice')
    inside = [item('CONTAINS', 'CONTAINER', ('126010', 'DCM', 'Imaging Measurements'), groups,
                   ContinuityOfContent='SEPARATE')] if wrap else groups
    ds.ContentSequence = Sequence([observer, *before, *inside])
    save(ds, name, syntax)


def circle(count, radius, centre=(128, 128)):
    turn = [2 * math.pi * i / count for i in range(count)]
    return [(centre[0] + radius * math.cos(t), centre[1] + radius * math.sin(t)) for t in turn]


C3D, C4 = 'Cornerstone3DTools@^0.1.0:', 'cornerstoneTools@^4.0.0:'
NODULE = ('27925004', 'SCT', 'Nodule')
# On pixels of 0.5 by 0.8 mm, from 10 mm right and 16 mm down to 26 mm right and 40 mm down of the corner.
MM = [(10 / 0.5, 16 / 0.8), (26 / 0.5, 40 / 0.8)]
report('length', [tracked(C3D + 'Length', num(LENGTH, 28.8, 'mm', scoord('POLYLINE', MM)), finding=NODULE)])
report('bidirectional', [tracked(
    C3D + 'Bidirectional',
    num(LONG, 20, 'mm', scoord('POLYLINE', [(10.25, 20.5), (50.25, 20.5)], image(2))),
    num(SHORT, 10, 'mm', scoord('POLYLINE', [(30, 10), (30, 30.75)], image(2))),
    site=FREE + ('Adénopathie de Mme Zébulonne',))])
BOX = [(10, 30), (50, 30), (30, 20), (30, 40)]
report('round', [
    tracked(C3D + 'EllipticalROI', num(AREA, 3, 'mm2', scoord('ELLIPSE', BOX)), comment='Kyste'),
    tracked(C3D + 'EllipticalROI', num(AREA, 3, 'mm2', scoord('ELLIPSE', BOX[2:] + BOX[:2]))),
    tracked(C3D + 'CircleROI', num(AREA, 3, 'mm2', scoord('CIRCLE', [(100, 90), (103, 94)]))),
], kind='33')
LEAN = math.radians(30)
AXES = [(40 * math.cos(LEAN), 40 * math.sin(LEAN)), (-15 * math.sin(LEAN), 15 * math.cos(LEAN))]
ENDS = [(120 + s * x, 100 + s * y) for x, y in AXES for s in (-1, 1)]
report('leaning', [tracked('Lésion 1', num(AREA, 3, 'mm2', scoord('ELLIPSE', ENDS)))])
report('left', [
    tracked(C3D + 'Angle', num(('1483009', 'SCT', 'Angle'), 40, 'deg',
                               scoord('POLYLINE', [(1, 1), (9, 9), (9, 9), (20, 1)]))),
    tracked('Cobb', num(('285285000', 'SCT', 'Cobb angle'), 12, 'deg',
                    scoord('POLYLINE', [(1, 1), (9, 9), (12, 9), (20, 1)]))),
    tracked(C3D + 'PlanarFreehandROI', num(AREA, 3, 'mm2', scoord('POLYLINE', circle(12, 20)))),
    tracked(C3D + 'UltrasoundDirectionalTool', num(LENGTH, 3, 'mm', scoord('POLYLINE', MM))),
    tracked('Doppler', num(('11653-7', 'LN', 'Velocity'), 3, 'cm/s', scoord('POLYLINE', MM))),
    tracked('Volume', num(('118565006', 'SCT', 'Volume'), 3, 'mm3')),
    tracked('Sans image', item('CONTAINS', 'SCOORD', ('111030', 'DCM', 'Image Region'), GraphicType='POINT',
                               GraphicData=[1.0, 2.0])),
    tracked('Loin', num(LENGTH, 3, 'mm', scoord('POLYLINE', [(0, 0), (1e6, 0)]))),
    tracked('Espace', item('CONTAINS', 'SCOORD3D', ('111030', 'DCM', 'Image Region'), GraphicType='POINT',
                           GraphicData=[1.0, 2.0, 3.0], ReferencedFrameOfReferenceUID=f'{ROOT}.6')),
])
POINT = ('111010', 'DCM', 'Center')
report('points', [
    tracked(C3D + 'ArrowAnnotate', num(POINT, 0, '1', scoord('POINT', [(60, 61), (80, 81)])),
            finding=FREE + ('Ici',)),
    tracked(C3D + 'ArrowAnnotate', num(POINT, 0, '1', scoord('POLYLINE', [(30.5, 31.5), (10, 11)])),
            comment='Là'),
    tracked(C3D + 'Probe', num(POINT, 0, '1', scoord('POINT', [(5.25, 6.75)])), comment='Sonde'),
    tracked(C3D + 'Probe:KeyImage', num(POINT, 0, '1', scoord('POINT', [(0, 0)], image(3, 4)))),
    tracked('Calcifications', scoord('MULTIPOINT', [(1, 2), (3, 4), (5, 6)], relation='CONTAINS')),
], syntax=ImplicitVRLittleEndian)
WAVY = [(x + 3 * math.cos(9 * i), y + 3 * math.sin(7 * i)) for i, (x, y) in enumerate(circle(4000, 90))]
report('freehand', [
    tracked(C3D + 'PlanarFreehandROI',
            num(AREA, 3, 'mm2', scoord('POLYLINE', [*circle(2500, 60), circle(2500, 60)[0]])), comment='Foie'),
    tracked(C3D + 'PlanarFreehandROI', num(AREA, 3, 'mm2', scoord('POLYLINE', [*WAVY, WAVY[0]])), comment='Bruit'),
])
SQUARE = [(10, 10), (10, 40), (50, 40), (50, 10)]
report('rectangles', [
    tracked(C4 + 'RectangleRoi', num(AREA, 3, 'mm2', scoord('POLYLINE', SQUARE))),
    tracked(C3D + 'RectangleROI', num(AREA, 3, 'mm2', scoord('POLYLINE', [*SQUARE, SQUARE[0]]))),
    tracked(C4 + 'FreehandRoi', num(AREA, 3, 'mm2', scoord('POLYLINE', circle(12, 20)))),
])
# The images of a library, cited by their place: 1\2\1 is the first of the second item.
LIBRARY = item('CONTAINS', 'CONTAINER', ('111028', 'DCM', 'Image Library'), [image(3, 7)],
               ContinuityOfContent='SEPARATE')
LIBRARY.ContentSequence[0].RelationshipType = 'CONTAINS'
PLACE = Dataset()
PLACE.RelationshipType, PLACE.ReferencedContentItemIdentifier = 'SELECTED FROM', [1, 2, 1]
REGION = scoord('POLYLINE', [*SQUARE, SQUARE[0]], PLACE, 'CONTAINS', ('111030', 'DCM', 'Image Region'))
AGAIN = scoord('POLYLINE', [*SQUARE, SQUARE[0]], image(3, 7))
report('coded', [tracked('7', REGION, num(AREA, 3, 'mm2', AGAIN), num(LENGTH, 9, 'mm', AGAIN), finding=NODULE,
                         site=('39607008', 'SCT', 'Lung'), side=('24028007', 'SCT', 'Right'))], before=[LIBRARY])
report('planted', [
    tracked(C3D + 'Length', num(LENGTH, 3, 'mm', scoord('POLYLINE', MM)), finding=('1', '99LOCAL', 'M. Bernadin')),
    tracked(C3D + 'Length', num(LENGTH, 3, 'mm', scoord('POLYLINE', MM)),
            finding=('27925004', 'SCT', 'Nodule ZEBULONNE')),
    tracked('Suivi Dr Planteau', num(LENGTH, 3, 'mm', scoord('POLYLINE', MM))),
])
report('loose', [
    item('CONTAINS', 'TEXT', ('121071', 'DCM', 'Finding'), [scoord('POINT', [(7, 8)])], TextValue='Micronodule'),
    item('CONTAINS', 'CODE', ('121071', 'DCM', 'Finding'), [scoord('ELLIPSE', BOX)], ConceptCodeSequence=code(*NODULE)),
], kind='33', wrap=False)
report('words', [item('CONTAINS', 'TEXT', ('121071', 'DCM', 'Finding'), TextValue='Rien à signaler')], kind='22')
report('many', [
    tracked(f'N{i}', num(LENGTH, 3, 'mm', scoord('POLYLINE', [(i, 0), (i, 9)]))) for i in range(32)
] + [tracked('Semis', scoord('MULTIPOINT', [(i, 5) for i in range(25)], relation='CONTAINS'))])


def segmentation(name, frames, segments, kind='BINARY', sources=None, syntax=ExplicitVRLittleEndian, numbers=None):
    """frames: arrays of one size; numbers: the segment of each; sources: lists of (image, frame, preserved) of each."""
    rows, columns = frames[0].shape
    is_map = kind == 'LABELMAP'
    ds = header('1.2.840.10008.5.1.4.1.1.66.' + ('7' if is_map else '4'), name, 'SEG')
    ds.ImageType = ['DERIVED', 'PRIMARY']
    ds.SegmentationType, ds.NumberOfFrames, ds.Rows, ds.Columns = kind, len(frames), rows, columns
    ds.SamplesPerPixel, ds.PhotometricInterpretation, ds.PixelRepresentation = 1, 'MONOCHROME2', 0
    ds.BitsAllocated = ds.BitsStored = 1 if kind == 'BINARY' else 8
    ds.HighBit = ds.BitsStored - 1
    if kind == 'FRACTIONAL':
        ds.SegmentationFractionalType, ds.MaximumFractionalValue = 'PROBABILITY', 200
    ds.SegmentSequence = Sequence([])
    for number, label, concept in segments:
        segment = Dataset()
        segment.SegmentNumber, segment.SegmentLabel, segment.SegmentAlgorithmType = number, label, 'MANUAL'
        segment.SegmentedPropertyCategoryCodeSequence = code('49755003', 'SCT', 'Morphologically Abnormal Structure')
        segment.SegmentedPropertyTypeCodeSequence = code(*concept)
        ds.SegmentSequence.append(segment)
    groups = []
    for index in range(len(frames)):
        group, derivation, number = Dataset(), Dataset(), Dataset()
        derivation.DerivationCodeSequence = code('113076', 'DCM', 'Segmentation')
        derivation.SourceImageSequence = Sequence([])
        for at, frame, preserved in sources[index] if sources else [(index + 1, None, 'YES')]:
            source = Dataset()
            source.ReferencedSOPClassUID, source.ReferencedSOPInstanceUID = CT, f'{IMAGE}.{at}'
            if frame:
                source.ReferencedFrameNumber = frame
            source.SpatialLocationsPreserved = preserved
            source.PurposeOfReferenceCodeSequence = code('121322', 'DCM', 'Source image for image processing operation')
            derivation.SourceImageSequence.append(source)
        group.DerivationImageSequence = Sequence([derivation])
        if not is_map:
            number.ReferencedSegmentNumber = numbers[index] if numbers else 1
            group.SegmentIdentificationSequence = Sequence([number])
        groups.append(group)
    ds.SharedFunctionalGroupsSequence = Sequence([Dataset()])
    ds.PerFrameFunctionalGroupsSequence = Sequence(groups)
    stack = np.stack(frames).astype(np.uint8)
    data = np.packbits(stack.ravel(), bitorder='little').tobytes() if kind == 'BINARY' else stack.tobytes()
    ds.PixelData = data + b'\0' * (len(data) % 2)
    ds['PixelData'].VR = 'OB'
    save(ds, name, syntax)


def pixels(*lines):
    return np.array([[int(mark) if mark.isdigit() else 0 for mark in line] for line in lines])


TUMOUR = ('108369006', 'SCT', 'Neoplasm')
# 11 by 7: no frame but the first begins on a whole byte.
RING = pixels('...........', '.11111.....', '.1...1..11.', '.1...1.....', '.11111.....', '.....1.....', '......1...1')
BAR = pixels('...........', '...........', '..1........', '..1........', '..1........', '..1........', '111111.....')
segmentation('binary', [RING, BAR, RING], [(1, 'Anneau', TUMOUR), (2, 'Neoplasm', TUMOUR), (3, 'Vide', TUMOUR)],
             numbers=[1, 2, 2])
FRACTION = np.zeros((9, 12), int)
FRACTION[2:7, 3:9] = 99
FRACTION[3:6, 4:8] = 100
segmentation('fractional', [FRACTION], [(1, 'Foie', ('10200004', 'SCT', 'Liver'))], 'FRACTIONAL')
segmentation('rle', [FRACTION, FRACTION * 2], [(1, '', ('10200004', 'SCT', 'Liver'))], 'FRACTIONAL', syntax=RLELossless)
MAP = pixels('1122', '1122', '3300', '3305')
segmentation('map', [MAP], [(n, f'S{n}', TUMOUR) for n in (1, 2, 3)], 'LABELMAP', sources=[[(3, 9, 'YES')]])
segmentation('sources', [BAR] * 5, [(1, 'Zébulonne', TUMOUR)], sources=[
    [(3, 2, 'YES')], [], [(1, None, 'YES'), (2, None, 'YES')], [(1, None, 'NO')], [(3, 5, 'YES')]])
SPECKS = np.zeros((60, 60), int)
for i in range(25):
    SPECKS[2 * i, :i + 1] = 1
segmentation('specks', [SPECKS], [(1, 'Grains', TUMOUR)])
Y, X = np.mgrid[:320, :400]
DISC = (np.hypot((X - 199.5) / 1.3, Y - 159.5) < 140).astype(int)
NOISE = np.random.default_rng(7).integers(0, 2, (320, 400))
segmentation('disc', [DISC, DISC * NOISE], [(1, 'Disque', TUMOUR), (2, 'Bruit', TUMOUR)], numbers=[1, 2])
