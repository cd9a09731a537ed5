/**
 * In the place of `hoist-non-react-statics`, which Emotion needs for its `withTheme` alone: nothing here calls that, but
 * the package cannot be shaken off and would be a kilobyte of every first visit.
 */
export default function hoistNonReactStatics<T>(target: T): T {
  return target;
}
