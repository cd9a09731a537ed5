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
import { Link } from './link';
import { withRecipe } from './with-recipe';

/** The basic elements. The variants of their recipes are properties: `variant` and `size` of buttons, `tone` of badges. */
export const Plate = withRecipe('section', plate);
export const PlateArticle = withRecipe('article', plate);
export const PlateItem = withRecipe('li', plate);
export const Badge = withRecipe('span', badge);
export const BadgeLink = withRecipe(Link, badge);
export const Button = withRecipe('button', button);
export const ButtonLink = withRecipe(Link, button);
export const Chips = withRecipe('div', chips);
export const Chip = withRecipe(Link, chip);
export const Empty = withRecipe('section', empty);
export const Alert = withRecipe('div', alert);
export const PageHead = withRecipe('div', pageHead);
export const Section = withRecipe('section', section);
export const SectionHead = withRecipe('div', sectionHead);
export const VoteButton = withRecipe('button', voteButton);
