//# packages/actions/core
(function(x,o,ut){var B=Object.create,w=Object.defineProperty,C=Object.getOwnPropertyDescriptor,A=Object.getOwnPropertyNames,
F=Object.getPrototypeOf,G=Object.prototype.hasOwnProperty,D=(t,e)=>{for(var r in e)w(t,r,{get:e[r],enumerable:!0})},E=(t,e,r,n)=>{
if(e&&typeof e=="object"||typeof e=="function")for(let i of A(e))!G.call(t,i)&&i!==r&&w(t,i,{get:()=>e[i],enumerable:!(n=
C(e,i))||n.enumerable});return t},c=(t,e,r)=>(r=t!=null?B(F(t)):{},E(e||!t||!t.__esModule?w(r,"default",{value:t,enumerable:!0}):
r,t)),M=t=>E(w({},"__esModule",{value:!0}),t),$={};D($,{endGroup:()=>at,error:()=>I,getInput:()=>Z,getState:()=>st,info:()=>nt,
notice:()=>rt,saveState:()=>ot,setFailed:()=>tt,setOutput:()=>q,startGroup:()=>it,warning:()=>et}),x.exports=M($);var ct=o(
"packages/chunk-IYWUY3VA"),H=c(o("os")),Y=c(o("crypto")),L=c(o("fs")),v=c(o("os")),P=c(o("os")),N=o("os"),O=o("fs"),S=c(
o("os"));function d(t){return t==null?"":typeof t=="string"||t instanceof String?t:JSON.stringify(t)}function _(t){return Object.
keys(t).length?{title:t.title,file:t.file,line:t.startLine,endLine:t.endLine,col:t.startColumn,endColumn:t.endColumn}:{}}
function l(t,e,r){let n=new W(t,e,r);process.stdout.write(n.toString()+H.EOL)}function j(t,e=""){l(t,{},e)}var U="::",W=class{constructor(t,e,r){
t||(t="missing.command"),this.command=t,this.properties=e,this.message=r}toString(){let t=U+this.command;if(this.properties&&
Object.keys(this.properties).length>0){t+=" ";let e=!0;for(let r in this.properties)if(this.properties.hasOwnProperty(r)){
let n=this.properties[r];n&&(e?e=!1:t+=",",t+=`${r}=${K(n)}`)}}return t+=`${U}${J(this.message)}`,t}};function J(t){return d(
t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function K(t){return d(t).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function T(t,e){let r=process.env[`GITHUB_${t}`];if(!r)
throw new Error(`Unable to find environment variable for file command ${t}`);if(!L.existsSync(r))throw new Error(`Missin\
g file at path: ${r}`);L.appendFileSync(r,`${d(e)}${v.EOL}`,{encoding:"utf8"})}function R(t,e){let r=`ghadelimiter_${Y.randomUUID()}`,
n=d(e);if(t.includes(r))throw new Error(`Unexpected input: name should not contain the delimiter "${r}"`);if(n.includes(
r))throw new Error(`Unexpected input: value should not contain the delimiter "${r}"`);return`${t}<<${r}${v.EOL}${n}${v.EOL}${r}`}
var m=function(t,e,r,n){function i(a){return a instanceof r?a:new r(function(u){u(a)})}return new(r||(r=Promise))(function(a,u){
function y(s){try{p(n.next(s))}catch(h){u(h)}}function g(s){try{p(n.throw(s))}catch(h){u(h)}}function p(s){s.done?a(s.value):
i(s.value).then(y,g)}p((n=n.apply(t,e||[])).next())})},{access:V,appendFile:Q,writeFile:z}=O.promises,k="GITHUB_STEP_SUM\
MARY",X=class{constructor(){this._buffer=""}filePath(){return m(this,void 0,void 0,function*(){if(this._filePath)return this.
_filePath;let t=process.env[k];if(!t)throw new Error(`Unable to find environment variable for $${k}. Check if your runti\
me environment supports job summaries.`);try{yield V(t,O.constants.R_OK|O.constants.W_OK)}catch{throw new Error(`Unable \
to access summary file: '${t}'. Check if the file has correct read/write permissions.`)}return this._filePath=t,this._filePath})}wrap(t,e,r={}){
let n=Object.entries(r).map(([i,a])=>` ${i}="${a}"`).join("");return e?`<${t}${n}>${e}</${t}>`:`<${t}${n}>`}write(t){return m(
this,void 0,void 0,function*(){let e=!!t?.overwrite,r=yield this.filePath();return yield(e?z:Q)(r,this._buffer,{encoding:"\
utf8"}),this.emptyBuffer()})}clear(){return m(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){
return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,e=!1){
return this._buffer+=t,e?this.addEOL():this}addEOL(){return this.addRaw(N.EOL)}addCodeBlock(t,e){let r=Object.assign({},
e&&{lang:e}),n=this.wrap("pre",this.wrap("code",t),r);return this.addRaw(n).addEOL()}addList(t,e=!1){let r=e?"ol":"ul",n=t.
map(a=>this.wrap("li",a)).join(""),i=this.wrap(r,n);return this.addRaw(i).addEOL()}addTable(t){let e=t.map(n=>{let i=n.map(
a=>{if(typeof a=="string")return this.wrap("td",a);let{header:u,data:y,colspan:g,rowspan:p}=a,s=u?"th":"td",h=Object.assign(
Object.assign({},g&&{colspan:g}),p&&{rowspan:p});return this.wrap(s,y,h)}).join("");return this.wrap("tr",i)}).join(""),
r=this.wrap("table",e);return this.addRaw(r).addEOL()}addDetails(t,e){let r=this.wrap("details",this.wrap("summary",t)+e);
return this.addRaw(r).addEOL()}addImage(t,e,r){let{width:n,height:i}=r||{},a=Object.assign(Object.assign({},n&&{width:n}),
i&&{height:i}),u=this.wrap("img",null,Object.assign({src:t,alt:e},a));return this.addRaw(u).addEOL()}addHeading(t,e){let r=`\
h${e}`,n=["h1","h2","h3","h4","h5","h6"].includes(r)?r:"h1",i=this.wrap(n,t);return this.addRaw(i).addEOL()}addSeparator(){
let t=this.wrap("hr",null);return this.addRaw(t).addEOL()}addBreak(){let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,e){
let r=Object.assign({},e&&{cite:e}),n=this.wrap("blockquote",t,r);return this.addRaw(n).addEOL()}addLink(t,e){let r=this.
wrap("a",t,{href:e});return this.addRaw(r).addEOL()}},dt=new X,lt=S.default.platform(),pt=S.default.arch(),b;(function(t){
t[t.Success=0]="Success",t[t.Failure=1]="Failure"})(b||(b={}));function Z(t,e){let r=process.env[`INPUT_${t.replace(/ /g,
"_").toUpperCase()}`]||"";if(e&&e.required&&!r)throw new Error(`Input required and not supplied: ${t}`);return e&&e.trimWhitespace===
!1?r:r.trim()}function q(t,e){if(process.env.GITHUB_OUTPUT)return T("OUTPUT",R(t,e));process.stdout.write(P.EOL),l("set-\
output",{name:t},d(e))}function tt(t){process.exitCode=b.Failure,I(t)}function I(t,e={}){l("error",_(e),t instanceof Error?
t.toString():t)}function et(t,e={}){l("warning",_(e),t instanceof Error?t.toString():t)}function rt(t,e={}){l("notice",_(
e),t instanceof Error?t.toString():t)}function nt(t){process.stdout.write(t+P.EOL)}function it(t){j("group",t)}function at(){
j("endgroup")}function ot(t,e){if(process.env.GITHUB_STATE)return T("STATE",R(t,e));l("save-state",{name:t},d(e))}function st(t){
return process.env[`STATE_${t}`]||""}});
