import { lineIcon } from '../../shared/ui/pictures/icons';

export const PencilIcon = lineIcon('M2.5 13.5l.7-3L11 2.7l2.3 2.3-7.8 7.8zM9.5 4.2l2.3 2.3');
export const BinIcon = lineIcon('M2.5 4h11M6 4V2.5h4V4M4 4l.7 9.5h6.6L12 4M6.7 6.7v4M9.3 6.7v4');
export const UploadIcon = lineIcon('M8 11V2.5M4.5 6L8 2.5 11.5 6M2.5 11v2.5h11V11');
export const ViewIcon = lineIcon('M6.5 3.5h-4v10h10v-4M9 2.5h4.5V7M13.5 2.5L7 9');
