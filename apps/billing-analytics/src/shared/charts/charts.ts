// One chunk: everything that uses the chart library, loaded after the page.
export { BarChart } from './bar-chart.tsx'
export { HeatMap } from './heat-map.tsx'
export { LineChart } from './line-chart.tsx'
