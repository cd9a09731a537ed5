import {
  alert,
  badge,
  button,
  chip,
  chips,
  empty,
  pageHead,
  plate,
  section,
  sectionHead,
  voteButton,
} from '../../styled-system/recipes';
import { keptClassNames } from './kept-class-names';
import { Link } from './link';
import { withRecipe } from './with-recipe';

/** The basic elements. The variants of their recipes are properties: `variant` and `size` of buttons, `tone` of badges. */
export const Plate = withRecipe('section', plate, keptClassNames.plate);
export const PlateArticle = withRecipe('article', plate, keptClassNames.plate);
export const PlateItem = withRecipe('li', plate, keptClassNames.plate);
export const Badge = withRecipe('span', badge, keptClassNames.badge);
export const BadgeLink = withRecipe(Link, badge, keptClassNames.badge);
export const Button = withRecipe('button', button, keptClassNames.button);
export const ButtonLink = withRecipe(Link, button, keptClassNames.button);
export const Chips = withRecipe('div', chips, keptClassNames.chips);
export const Chip = withRecipe(Link, chip, keptClassNames.chip);
export const Empty = withRecipe('section', empty);
export const Alert = withRecipe('div', alert, keptClassNames.alert);
export const PageHead = withRecipe('div', pageHead, keptClassNames.pageHead);
export const Section = withRecipe('section', section);
export const SectionHead = withRecipe('div', sectionHead);
export const VoteButton = withRecipe('button', voteButton, keptClassNames.vote);
