/**
 * The part of zod that the contracts use, under one door. The shell provides this module to every remote, so that a page holds
 * one small copy of zod however many remotes it shows. Add a name here before using it in a schema.
 */
export {
  _default,
  array,
  boolean,
  check,
  coerce,
  config,
  discriminatedUnion,
  email,
  enum,
  extend,
  int,
  iso,
  json,
  lazy,
  length,
  literal,
  looseObject,
  lowercase,
  maximum,
  maxLength,
  minimum,
  minLength,
  multipleOf,
  normalize,
  nullable,
  number,
  object,
  omit,
  optional,
  overwrite,
  partial,
  pick,
  pipe,
  positive,
  record,
  refine,
  regex,
  safeParse,
  strictObject,
  string,
  stringbool,
  superRefine,
  transform,
  treeifyError,
  trim,
  tuple,
  union,
  unknown,
  uuid,
} from 'zod/mini'

import { config } from 'zod/mini'

// Before the first parse: zod would otherwise probe `new Function`, which the site's CSP forbids. The server keeps its compiled parsers.
if (typeof document !== 'undefined') config({ jitless: true })

export type { infer, input, output, ZodMiniType } from 'zod/mini'
