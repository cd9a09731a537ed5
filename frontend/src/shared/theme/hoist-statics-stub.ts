/**
 * Replaces `hoist-non-react-statics`, which Emotion needs only for `withTheme`. Nothing here calls that, but the package
 * cannot be tree-shaken and would add a kilobyte to a first visit.
 */
export default function hoistNonReactStatics<T>(target: T): T {
  return target;
}
