interface ImportMeta {
  /** What exchanges modules while they are written. Only the dev server has it: a production build reads `undefined`. */
  readonly webpackHot?: object;
}
