/** Where a parts retailer ships from. */
export const partsLocations = ['USA', 'UK', 'Canada', 'Australia', 'Germany', 'International'] as const;

export interface PartsRetailer {
  /** 1 to 25. */
  readonly rank: number;
  readonly name: string;
  readonly location: (typeof partsLocations)[number];
  /** Stars as text: '4.9'. */
  readonly rating: string;
  readonly specialty: string;
}

/** In rank order. The names are invented. */
export const partsRetailers: readonly PartsRetailer[] = [
  { rank: 1, name: 'Gasket & Groove Parts', location: 'USA', rating: '4.9', specialty: 'OEM parts' },
  { rank: 2, name: 'Whitegoods Drawer', location: 'UK', rating: '4.9', specialty: 'Washer drums and seals' },
  { rank: 3, name: 'Northern Relay Supply', location: 'Canada', rating: '4.9', specialty: 'Control boards' },
  { rank: 4, name: 'Thermostat Alley', location: 'USA', rating: '4.8', specialty: 'Refrigeration' },
  {
    rank: 5,
    name: 'Ersatzwerk Falkenried',
    location: 'Germany',
    rating: '4.8',
    specialty: 'European brands',
  },
  { rank: 6, name: 'The Enamel Cupboard', location: 'USA', rating: '4.8', specialty: 'Vintage ranges' },
  {
    rank: 7,
    name: 'Billabong Belt & Bearing',
    location: 'Australia',
    rating: '4.8',
    specialty: 'Belts and bearings',
  },
  { rank: 8, name: 'Pilotflame Parts Depot', location: 'USA', rating: '4.7', specialty: 'Gas ignition' },
  { rank: 9, name: 'Maple Solenoid Co.', location: 'Canada', rating: '4.7', specialty: 'Valves and pumps' },
  {
    rank: 10,
    name: 'Globe & Grommet',
    location: 'International',
    rating: '4.7',
    specialty: 'Hard-to-find parts',
  },
  {
    rank: 11,
    name: 'Crisper Drawer Direct',
    location: 'USA',
    rating: '4.7',
    specialty: 'Shelves and drawers',
  },
  { rank: 12, name: 'Kettleby Element House', location: 'UK', rating: '4.7', specialty: 'Heating elements' },
  { rank: 13, name: 'Lint & Lever Supply', location: 'USA', rating: '4.6', specialty: 'Dryer parts' },
  { rank: 14, name: 'Spindlewood Spares', location: 'UK', rating: '4.6', specialty: 'Reconditioned motors' },
  { rank: 15, name: 'Dichtung & Dreh', location: 'Germany', rating: '4.6', specialty: 'Door seals' },
  {
    rank: 16,
    name: 'Coin Slot Laundry Parts',
    location: 'USA',
    rating: '4.6',
    specialty: 'Commercial laundry',
  },
  {
    rank: 17,
    name: 'Southern Cross Compressors',
    location: 'Australia',
    rating: '4.5',
    specialty: 'Sealed systems',
  },
  { rank: 18, name: 'Turntable & Tray', location: 'USA', rating: '4.5', specialty: 'Microwave parts' },
  {
    rank: 19,
    name: 'Prairie Fuse Exchange',
    location: 'Canada',
    rating: '4.5',
    specialty: 'Fuses and switches',
  },
  { rank: 20, name: 'Sprayarm Central', location: 'USA', rating: '4.5', specialty: 'Dishwasher parts' },
  {
    rank: 21,
    name: 'Harbour Hinge Works',
    location: 'Australia',
    rating: '4.4',
    specialty: 'Hinges and handles',
  },
  {
    rank: 22,
    name: 'Meridian Spares Post',
    location: 'International',
    rating: '4.4',
    specialty: 'Worldwide shipping',
  },
  { rank: 23, name: 'Second Spin Parts', location: 'USA', rating: '4.4', specialty: 'Used and tested' },
  { rank: 24, name: 'Knob & Bezel', location: 'UK', rating: '4.3', specialty: 'Knobs and trims' },
  { rank: 25, name: 'Filterwell Supply', location: 'USA', rating: '4.3', specialty: 'Water filters' },
];

const eliteRanks = 10;

/** Ranks 1 to 10. */
export const eliteRetailers = partsRetailers.filter(({ rank }) => rank <= eliteRanks);

/** Ranks 11 to 25. */
export const topRatedRetailers = partsRetailers.filter(({ rank }) => rank > eliteRanks);
