import type { ImageAesthetic } from '@word-unfolded/domain';
import type { Box } from '../card-request.js';
import { curve, polygon, torn, type Outline, type Point } from './outlines.js';
import type { Scene } from './scene.js';

/** Cuts the scene to a shape, around which the card is transparent. All words lie within every shape. */
export function cutToShape(scene: Scene, aesthetic: ImageAesthetic): string {
  const { data } = shapeOf(scene, aesthetic);
  const id = scene.define((own) => `<clipPath id="${own}"><path d="${data}"/></clipPath>`);
  const drawn = scene.toString();
  const end = drawn.indexOf('</defs>') + '</defs>'.length;
  return `${drawn.slice(0, end)}<g clip-path="url(#${id})">${drawn.slice(end)}</g>`;
}

type Shape = (scene: Scene, box: Box) => Outline;

function shapeOf(scene: Scene, aesthetic: ImageAesthetic): Outline {
  const { width, height, unit } = scene;
  const inset = unit * 0.02;
  return SHAPES[aesthetic](scene, { left: inset, top: inset, right: width - inset, bottom: height - inset });
}

const plain: Shape = (_, { left, top, right, bottom }) =>
  polygon([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);

const tornEdge: Shape = ({ random, unit }, box) => torn(random, box, unit * 0.014);

const cutCorners: Shape = ({ unit }, { left, top, right, bottom }) => {
  const cut = unit * 0.06;
  return polygon([
    [left + cut, top],
    [right - cut, top],
    [right, top + cut],
    [right, bottom - cut],
    [right - cut, bottom],
    [left + cut, bottom],
    [left, bottom - cut],
    [left, top + cut],
  ]);
};

const roundCorners: Shape = ({ unit }, { left, top, right, bottom }) => {
  const round = unit * 0.07;
  const corner = (x: number, y: number, towards: number): Point[] =>
    Array.from({ length: 7 }, (_, at): Point => {
      const turn = towards + (at / 6) * (Math.PI / 2);
      return [x + Math.cos(turn) * round, y + Math.sin(turn) * round];
    });
  return polygon([
    ...corner(right - round, top + round, -Math.PI / 2),
    ...corner(right - round, bottom - round, 0),
    ...corner(left + round, bottom - round, Math.PI / 2),
    ...corner(left + round, top + round, Math.PI),
  ]);
};

/** An edge as of a wet brush. */
const brushed: Shape = ({ random, unit }, { left, top, right, bottom }) => {
  const push = () => random.between(0, unit * 0.035);
  const points: Point[] = [];
  for (let at = 0; at < 10; at++)
    points.push([left + ((right - left) * at) / 10 + push() * 0.3, top + push()]);
  for (let at = 0; at < 10; at++) points.push([right - push(), top + ((bottom - top) * at) / 10]);
  for (let at = 0; at < 10; at++) points.push([right - ((right - left) * at) / 10, bottom - push()]);
  for (let at = 0; at < 10; at++) points.push([left + push(), bottom - ((bottom - top) * at) / 10]);
  return curve(points, true);
};

const SHAPES: Readonly<Record<ImageAesthetic, Shape>> = {
  'modern minimalist': roundCorners,
  vintage: cutCorners,
  abstract: brushed,
  'nature-inspired': roundCorners,
  'tech/futuristic': roundCorners,
  'art deco': cutCorners,
  'pop art': plain,
  watercolor: brushed,
  collage: tornEdge,
  surreal: roundCorners,
};
