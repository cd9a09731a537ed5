/** A city and its top-rated appliance retailer. */
export interface City {
  readonly name: string;
  readonly retailer: string;
  /** Stars ('4.7') or a grade ('A+ BBB'). */
  readonly rating: string;
}

/** A state with three major cities, best-rated retailer first. */
export interface StateRanking {
  readonly state: string;
  readonly cities: readonly [City, City, City];
}

/** All fifty states, in alphabetical order. The cities are real; the retailers are invented. */
export const states: readonly StateRanking[] = [
  {
    state: 'Alabama',
    cities: [
      { name: 'Birmingham', retailer: 'Iron Magnolia Appliance', rating: '4.8' },
      { name: 'Huntsville', retailer: 'Saturn Row Home Supply', rating: '4.7' },
      { name: 'Mobile', retailer: 'Baylight Kitchen & Laundry', rating: '4.5' },
    ],
  },
  {
    state: 'Alaska',
    cities: [
      { name: 'Anchorage', retailer: 'Midnight Kettle Appliance', rating: '4.9' },
      { name: 'Fairbanks', retailer: 'Long Winter Range & Heat', rating: '4.7' },
      { name: 'Juneau', retailer: 'Spruce Channel Appliances', rating: '4.4' },
    ],
  },
  {
    state: 'Arizona',
    cities: [
      { name: 'Phoenix', retailer: 'Saguaro Cold & Kitchen', rating: '4.8' },
      { name: 'Tucson', retailer: 'Ocotillo Lane Appliance', rating: '4.6' },
      { name: 'Mesa', retailer: 'Red Mesquite Home Works', rating: '4.5' },
    ],
  },
  {
    state: 'Arkansas',
    cities: [
      { name: 'Little Rock', retailer: 'Quartz & Kettle Appliance', rating: '4.7' },
      { name: 'Fayetteville', retailer: 'Dogwood Hollow Kitchens', rating: '4.6' },
      { name: 'Fort Smith', retailer: 'Garrison Hearth Supply', rating: '4.4' },
    ],
  },
  {
    state: 'California',
    cities: [
      { name: 'Los Angeles', retailer: 'Persimmon Street Appliance', rating: '4.9' },
      { name: 'San Diego', retailer: 'Tidepool Kitchen Co.', rating: '4.8' },
      { name: 'San Francisco', retailer: 'Fogline Home & Range', rating: '4.7' },
    ],
  },
  {
    state: 'Colorado',
    cities: [
      { name: 'Denver', retailer: 'Mile & Mortar Appliance', rating: '4.9' },
      { name: 'Colorado Springs', retailer: 'Columbine Appliance House', rating: '4.7' },
      { name: 'Aurora', retailer: 'High Prairie Laundry Works', rating: '4.5' },
    ],
  },
  {
    state: 'Connecticut',
    cities: [
      { name: 'Bridgeport', retailer: 'Oystershell Appliance', rating: '4.6' },
      { name: 'New Haven', retailer: 'Elm & Ember Kitchens', rating: '4.6' },
      { name: 'Hartford', retailer: 'Charter Grove Home Supply', rating: '4.4' },
    ],
  },
  {
    state: 'Delaware',
    cities: [
      { name: 'Wilmington', retailer: 'Brandywine Range & Linen', rating: '4.7' },
      { name: 'Dover', retailer: 'Green Meridian Appliance', rating: '4.5' },
      { name: 'Newark', retailer: 'Bluehen Lane Home Works', rating: '4.4' },
    ],
  },
  {
    state: 'Florida',
    cities: [
      { name: 'Miami', retailer: 'Coral Switch Appliance', rating: '4.9' },
      { name: 'Tampa', retailer: 'Palmetto & Plug', rating: '4.7' },
      { name: 'Orlando', retailer: 'Orange Blossom Cold Co.', rating: '4.6' },
    ],
  },
  {
    state: 'Georgia',
    cities: [
      { name: 'Atlanta', retailer: 'Peachbark Appliance House', rating: '4.8' },
      { name: 'Savannah', retailer: 'Moss & Marble Kitchens', rating: '4.7' },
      { name: 'Augusta', retailer: 'Azalea Row Laundry & Range', rating: '4.5' },
    ],
  },
  {
    state: 'Hawaii',
    cities: [
      { name: 'Honolulu', retailer: 'Tradewind Ladle Appliance', rating: '4.8' },
      { name: 'Hilo', retailer: 'Rainshore Home Supply', rating: '4.5' },
      { name: 'Pearl City', retailer: 'Plumeria Cold & Kitchen', rating: '4.4' },
    ],
  },
  {
    state: 'Idaho',
    cities: [
      { name: 'Boise', retailer: 'Sagebrush Switch & Stove', rating: '4.8' },
      { name: 'Meridian', retailer: 'Russet Lane Appliance', rating: '4.6' },
      { name: 'Idaho Falls', retailer: 'Snake Bend Home Works', rating: '4.5' },
    ],
  },
  {
    state: 'Illinois',
    cities: [
      { name: 'Chicago', retailer: 'Lakeplate Appliance Company', rating: '4.9' },
      { name: 'Aurora', retailer: 'Fox & Filament Home', rating: '4.6' },
      { name: 'Springfield', retailer: 'Prairie Lamp Kitchens', rating: '4.5' },
    ],
  },
  {
    state: 'Indiana',
    cities: [
      { name: 'Indianapolis', retailer: 'Checkered Apron Appliance', rating: '4.8' },
      { name: 'Fort Wayne', retailer: 'Three Rivers Wash & Range', rating: '4.6' },
      { name: 'Evansville', retailer: 'Limestone & Linen', rating: '4.3' },
    ],
  },
  {
    state: 'Iowa',
    cities: [
      { name: 'Des Moines', retailer: 'Cornflower Appliance', rating: '4.7' },
      { name: 'Cedar Rapids', retailer: 'Cedar & Coil Appliance', rating: '4.7' },
      { name: 'Davenport', retailer: 'Bend & Basin Home Supply', rating: '4.5' },
    ],
  },
  {
    state: 'Kansas',
    cities: [
      { name: 'Wichita', retailer: 'Windrow Appliance Works', rating: '4.8' },
      { name: 'Overland Park', retailer: 'Sunflower Socket Home', rating: '4.7' },
      { name: 'Topeka', retailer: 'Wheatlight Kitchens', rating: '4.4' },
    ],
  },
  {
    state: 'Kentucky',
    cities: [
      { name: 'Louisville', retailer: 'Copper Furlong Appliance', rating: '4.8' },
      { name: 'Lexington', retailer: 'Bluegrass Basin & Range', rating: '4.7' },
      { name: 'Bowling Green', retailer: 'Barrel Oak Home Supply', rating: '4.5' },
    ],
  },
  {
    state: 'Louisiana',
    cities: [
      { name: 'New Orleans', retailer: 'Gaslamp Skillet Appliance', rating: '4.9' },
      { name: 'Baton Rouge', retailer: 'Cypress Knee Kitchens', rating: '4.6' },
      { name: 'Shreveport', retailer: 'Red Bayou Cold Co.', rating: '4.4' },
    ],
  },
  {
    state: 'Maine',
    cities: [
      { name: 'Portland', retailer: 'Lobster Lane Appliance', rating: '4.8' },
      { name: 'Lewiston', retailer: 'Twin Spindle Laundry Co.', rating: '4.5' },
      { name: 'Bangor', retailer: 'Pinecone & Pilot Light', rating: '4.5' },
    ],
  },
  {
    state: 'Maryland',
    cities: [
      { name: 'Baltimore', retailer: 'Rowhouse Range & Cold', rating: 'A+ BBB' },
      { name: 'Frederick', retailer: 'Clustered Spire Kitchens', rating: '4.7' },
      { name: 'Rockville', retailer: 'Blackeye Daisy Appliance', rating: '4.5' },
    ],
  },
  {
    state: 'Massachusetts',
    cities: [
      { name: 'Boston', retailer: 'Beacon & Burner', rating: '4.9' },
      { name: 'Worcester', retailer: 'Seven Mills Appliance', rating: '4.7' },
      { name: 'Springfield', retailer: 'Maple Armory Home Works', rating: '4.5' },
    ],
  },
  {
    state: 'Michigan',
    cities: [
      { name: 'Detroit', retailer: 'Motor Row Washworks', rating: '4.8' },
      { name: 'Grand Rapids', retailer: 'Furniture City Cold & Range', rating: '4.7' },
      { name: 'Ann Arbor', retailer: 'Burr Oak Appliance', rating: '4.7' },
    ],
  },
  {
    state: 'Minnesota',
    cities: [
      { name: 'Minneapolis', retailer: 'North Loon Appliance', rating: '4.9' },
      { name: 'Saint Paul', retailer: 'Winter Palace Kitchens', rating: '4.7' },
      { name: 'Rochester', retailer: 'Goosewater Home Supply', rating: '4.6' },
    ],
  },
  {
    state: 'Mississippi',
    cities: [
      { name: 'Jackson', retailer: 'Capitol Catfish Appliance', rating: '4.6' },
      { name: 'Gulfport', retailer: 'Shrimpboat Laundry & Cold', rating: '4.5' },
      { name: 'Hattiesburg', retailer: 'Longleaf Home Works', rating: '4.3' },
    ],
  },
  {
    state: 'Missouri',
    cities: [
      { name: 'Kansas City', retailer: 'Fountain & Flame Appliance', rating: '4.8' },
      { name: 'St. Louis', retailer: 'Brick Arch Kitchens', rating: '4.8' },
      { name: 'Springfield', retailer: 'Ozark Lantern Home', rating: '4.5' },
    ],
  },
  {
    state: 'Montana',
    cities: [
      { name: 'Billings', retailer: 'Rimrock Range Supply', rating: '4.7' },
      { name: 'Missoula', retailer: 'Larch & Ladle', rating: '4.7' },
      { name: 'Bozeman', retailer: 'Trout Creek Cold Co.', rating: '4.6' },
    ],
  },
  {
    state: 'Nebraska',
    cities: [
      { name: 'Omaha', retailer: 'Gable Stockyard Appliance', rating: '4.8' },
      { name: 'Lincoln', retailer: 'Sower & Stove', rating: '4.7' },
      { name: 'Bellevue', retailer: 'Sandhill Crane Home Works', rating: '4.4' },
    ],
  },
  {
    state: 'Nevada',
    cities: [
      { name: 'Las Vegas', retailer: 'Neon Juniper Appliance', rating: '4.8' },
      { name: 'Henderson', retailer: 'Desert Thimble Laundry Co.', rating: '4.6' },
      { name: 'Reno', retailer: 'Truckee Cold & Range', rating: '4.5' },
    ],
  },
  {
    state: 'New Hampshire',
    cities: [
      { name: 'Manchester', retailer: 'Millyard Plum Appliance', rating: '4.7' },
      { name: 'Nashua', retailer: 'Granite Teacup Kitchens', rating: '4.6' },
      { name: 'Concord', retailer: 'Coachlight Home Supply', rating: '4.5' },
    ],
  },
  {
    state: 'New Jersey',
    cities: [
      { name: 'Newark', retailer: 'Ironbound Washboard Co.', rating: '4.8' },
      { name: 'Jersey City', retailer: 'Paulus Wharf Appliance', rating: '4.7' },
      { name: 'Paterson', retailer: 'Silk & Steam Laundry Works', rating: '4.6' },
    ],
  },
  {
    state: 'New Mexico',
    cities: [
      { name: 'Albuquerque', retailer: 'Green Chile Range & Cold', rating: '4.8' },
      { name: 'Las Cruces', retailer: 'Organ Peak Appliance', rating: '4.6' },
      { name: 'Santa Fe', retailer: 'Adobe Thistle Kitchens', rating: '4.6' },
    ],
  },
  {
    state: 'New York',
    cities: [
      { name: 'New York City', retailer: 'Fifth Kettle Appliance', rating: '4.9' },
      { name: 'Buffalo', retailer: 'Snowbelt & Sons Home Works', rating: '4.7' },
      { name: 'Rochester', retailer: 'Lilac Shutter Appliance', rating: '4.6' },
    ],
  },
  {
    state: 'North Carolina',
    cities: [
      { name: 'Charlotte', retailer: 'Hornet Lane Appliance', rating: '4.8' },
      { name: 'Raleigh', retailer: 'Acorn & Amp', rating: '4.8' },
      { name: 'Greensboro', retailer: 'Gate Hollow Kitchens', rating: '4.5' },
    ],
  },
  {
    state: 'North Dakota',
    cities: [
      { name: 'Fargo', retailer: 'Red Valley Furrow Appliance', rating: '4.7' },
      { name: 'Bismarck', retailer: 'Railbed Home Supply', rating: '4.6' },
      { name: 'Grand Forks', retailer: 'Sugarbeet Home & Laundry', rating: '4.4' },
    ],
  },
  {
    state: 'Ohio',
    cities: [
      { name: 'Columbus', retailer: 'Buckeye Bobbin Appliance', rating: '4.8' },
      { name: 'Cleveland', retailer: 'Steelhead Kitchens', rating: '4.7' },
      { name: 'Cincinnati', retailer: 'Seven Hills Skillet Co.', rating: '4.7' },
    ],
  },
  {
    state: 'Oklahoma',
    cities: [
      { name: 'Oklahoma City', retailer: 'Redbud Relay Appliance', rating: '4.7' },
      { name: 'Tulsa', retailer: 'Art Deco Icebox', rating: '4.7' },
      { name: 'Norman', retailer: 'Scissortail Home Works', rating: '4.5' },
    ],
  },
  {
    state: 'Oregon',
    cities: [
      { name: 'Portland', retailer: 'Rosewater Range Co.', rating: '4.9' },
      { name: 'Eugene', retailer: 'Filbert & Fern Appliance', rating: '4.7' },
      { name: 'Salem', retailer: 'Cherry Mill Kitchens', rating: '4.6' },
    ],
  },
  {
    state: 'Pennsylvania',
    cities: [
      { name: 'Philadelphia', retailer: 'Quaker Lantern Appliance', rating: '4.9' },
      { name: 'Pittsburgh', retailer: 'Three Bridges Cold & Range', rating: '4.8' },
      { name: 'Allentown', retailer: 'Slate Belt Laundry Co.', rating: '4.5' },
    ],
  },
  {
    state: 'Rhode Island',
    cities: [
      { name: 'Providence', retailer: 'Anchor & Apron', rating: '4.7' },
      { name: 'Warwick', retailer: 'Quahog Kitchen Works', rating: '4.5' },
      { name: 'Cranston', retailer: 'Little Harbor Appliance', rating: '4.4' },
    ],
  },
  {
    state: 'South Carolina',
    cities: [
      { name: 'Charleston', retailer: 'Rainbow Rowan Appliance', rating: '4.8' },
      { name: 'Columbia', retailer: 'Palm & Pantry', rating: '4.6' },
      { name: 'Greenville', retailer: 'Reedy Falls Home Supply', rating: '4.6' },
    ],
  },
  {
    state: 'South Dakota',
    cities: [
      { name: 'Sioux Falls', retailer: 'Pink Quartzite Appliance', rating: '4.7' },
      { name: 'Rapid City', retailer: 'Ponderosa Pilot Kitchens', rating: '4.6' },
      { name: 'Aberdeen', retailer: 'Pheasant Row Home', rating: '4.4' },
    ],
  },
  {
    state: 'Tennessee',
    cities: [
      { name: 'Nashville', retailer: 'Two-Step Skillet Appliance', rating: '4.8' },
      { name: 'Memphis', retailer: 'Bluff & Burner', rating: '4.7' },
      { name: 'Knoxville', retailer: 'Marble Smokehouse Kitchens', rating: '4.6' },
    ],
  },
  {
    state: 'Texas',
    cities: [
      { name: 'Houston', retailer: 'Bayou Voltage Appliance', rating: '4.9' },
      { name: 'San Antonio', retailer: 'Mission Pecan Kitchens', rating: '4.8' },
      { name: 'Dallas', retailer: 'Lone Kettle Range Co.', rating: '4.7' },
    ],
  },
  {
    state: 'Utah',
    cities: [
      { name: 'Salt Lake City', retailer: 'Beehive Basin Appliance', rating: '4.9' },
      { name: 'Provo', retailer: 'Timpanogos Teakettle', rating: '4.6' },
      { name: 'West Valley City', retailer: 'Seagull Lane Home Works', rating: '4.5' },
    ],
  },
  {
    state: 'Vermont',
    cities: [
      { name: 'Burlington', retailer: 'Maple Spigot Appliance', rating: '4.8' },
      { name: 'South Burlington', retailer: 'Cloverbarn Kitchens', rating: '4.5' },
      { name: 'Rutland', retailer: 'Marblework Cold & Range', rating: '4.4' },
    ],
  },
  {
    state: 'Virginia',
    cities: [
      { name: 'Virginia Beach', retailer: 'Sandbar Spindle Laundry', rating: '4.7' },
      { name: 'Richmond', retailer: 'Tinsmith Row Appliance', rating: '4.7' },
      { name: 'Norfolk', retailer: 'Mermaid Lane Appliance', rating: '4.6' },
    ],
  },
  {
    state: 'Washington',
    cities: [
      { name: 'Seattle', retailer: 'Drizzle & Dial', rating: '5.0' },
      { name: 'Spokane', retailer: 'Lilac Gorge Appliance', rating: '4.7' },
      { name: 'Tacoma', retailer: 'Glasswork Kitchens', rating: '4.6' },
    ],
  },
  {
    state: 'West Virginia',
    cities: [
      { name: 'Charleston', retailer: 'Kanawha Gate Appliance', rating: '4.6' },
      { name: 'Huntington', retailer: 'Coalfire Range & Home', rating: '4.5' },
      { name: 'Morgantown', retailer: 'Hollow Ridge Appliance', rating: '4.5' },
    ],
  },
  {
    state: 'Wisconsin',
    cities: [
      { name: 'Milwaukee', retailer: 'Cream City Spindle', rating: '4.8' },
      { name: 'Madison', retailer: 'Isthmus Icebox Company', rating: '4.7' },
      { name: 'Green Bay', retailer: 'Frozen Pier Appliance', rating: '4.6' },
    ],
  },
  {
    state: 'Wyoming',
    cities: [
      { name: 'Cheyenne', retailer: 'Bronc & Boiler Appliance', rating: '4.7' },
      { name: 'Casper', retailer: 'Oil Lamp Kitchens', rating: '4.5' },
      { name: 'Laramie', retailer: 'Snowy Switchback Home', rating: '4.4' },
    ],
  },
];
