import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Read aloud, but not shown. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} satisfies SystemStyleObject;

export const hairline = '1px solid {colors.line.hair}';

/** Votes as buttons in a row, without labels where there is nothing to label. */
export const votesInRow = {
  '& .vcells': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' },
  '& .vcells .cell': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    padding: 0,
    border: 0,
  },
  '& .vcells .label.quiet': unseen,
  '& .vcells .vote, & .pair .vote + .vote': { paddingInline: '6px', minWidth: '36px' },
} satisfies SystemStyleObject;
