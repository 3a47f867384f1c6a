/**
 * The same steps as in `imaging/volume/sampling.ts` and `raster.ts`: interpolation between voxels, projection through
 * the slab, then windowing. Each sample consists of a value and the number of points of the volume that it combines.
 */
export const PLANE_FRAGMENT = `#version 300 es
precision highp float;
precision highp int;
uniform highp isampler3D volume;
uniform highp sampler2D slices;
uniform ivec3 size;
uniform vec2 corner;
uniform vec3 first;
uniform vec3 perColumn;
uniform vec3 perRow;
uniform vec3 perSheet;
uniform int sheets;
uniform int projection;
uniform int taps;
uniform vec2 bounds;
uniform bool isSigmoid;
uniform bool inverted;
out vec4 colour;

float within(int slice, ivec2 low, ivec2 high, vec2 part) {
  vec3 facts = texelFetch(slices, ivec2(slice, 0), 0).xyz;
  int z = int(facts.z);
  vec4 four = vec4(
    texelFetch(volume, ivec3(low, z), 0).r,
    texelFetch(volume, ivec3(high.x, low.y, z), 0).r,
    texelFetch(volume, ivec3(low.x, high.y, z), 0).r,
    texelFetch(volume, ivec3(high, z), 0).r
  );
  vec2 lines = mix(four.xz, four.yw, part.x);
  return mix(lines.x, lines.y, part.y) * facts.x + facts.y;
}

vec2 at(vec3 place) {
  vec3 most = vec3(size);
  if (any(lessThan(place, vec3(-0.5))) || any(greaterThanEqual(place, most - 0.5))) return vec2(0.0);
  vec3 inside = clamp(place, vec3(0.0), most - 1.0);
  vec3 low = floor(inside);
  vec3 part = inside - low;
  ivec3 from = ivec3(low);
  ivec3 to = from + ivec3(ceil(part));
  float near = within(from.z, from.xy, to.xy, part.xy);
  if (part.z > 0.0) near = mix(near, within(to.z, from.xy, to.xy, part.xy), part.z);
  return vec2(near, 1.0);
}

vec2 projected(vec3 place) {
  if (sheets == 1) return at(place);
  float middle = float(sheets - 1) / 2.0;
  vec2 found = vec2(0.0);
  for (int sheet = 0; sheet < sheets; sheet++) {
    vec2 next = at(place + perSheet * (float(sheet) - middle));
    if (next.y == 0.0) continue;
    if (found.y == 0.0) found = next;
    else if (projection == 0) found += next;
    else found.x = projection == 1 ? max(found.x, next.x) : min(found.x, next.x);
  }
  return found.y > 1.0 ? vec2(found.x / found.y, 1.0) : found;
}

vec2 sampled(vec2 pixel) {
  vec2 middle = projected(first + perColumn * pixel.x + perRow * pixel.y);
  if (taps == 1 || middle.y == 0.0) return middle;
  vec2 sum = vec2(0.0);
  for (int a = 0; a < taps; a++) {
    for (int b = 0; b < taps; b++) {
      vec2 off = pixel + (vec2(float(b), float(a)) + 0.5) / float(taps) - 0.5;
      sum += projected(first + perColumn * off.x + perRow * off.y);
    }
  }
  return vec2(sum.x / sum.y, 1.0);
}

void main() {
  vec2 value = sampled(vec2(gl_FragCoord.x - corner.x, corner.y - gl_FragCoord.y) - 0.5);
  colour = vec4(0.0, 0.0, 0.0, 1.0);
  if (value.y == 0.0) return;
  float place = (value.x - bounds.x) / bounds.y;
  float light = isSigmoid ? 1.0 / (1.0 + exp(-4.0 * (place - 0.5))) : clamp(place, 0.0, 1.0);
  colour.rgb = vec3(floor((inverted ? 1.0 - light : light) * 255.0 + 0.5) / 255.0);
}`;
