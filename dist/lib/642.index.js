"use strict";exports.id=642,exports.ids=[642],exports.modules={40669:((J,i,p)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.findCandidates=
M;function g(){const o=p(27199);return g=function(){return o},o}function O(){const o=p(61331);return O=function(){return o},
o}function a(){const o=p(86581);return a=function(){return o},o}function M(o,t){const n=new S(t);for(const[r,f]of o.entries())
n.visitTop(f,r);return n}class S{candidates=[];messages=[];#i;#e;#s=0;#o=!1;constructor(t){this.#i=t}visitTop(t,n){this.#o||=
t.cut===!0,this.#t(t,"some_asset",[n])}#r(t,n,r,f){const l={node:t,pointer:n,value:r,type:f,...this.#e&&{envelope:this.#e}};
return this.candidates.push(l),l}#t(t,n,r){if((0,g().isJsonObject)(t.value))return this.#c(t,t.value,n,r);Array.isArray(
t.value)?this.#u(t,n,r):n!=="anything"&&this.#n(t,n,v(t.value))}#u({children:t=[]},n,r){for(const[f,l]of t.entries())this.#t(
l,n,[...r,f])}#c(t,n,r,f){const{type:l}=n;if(!(0,a().isAssetType)(l)&&!(0,a().isCompanion)(l))return this.#d(t,n,r,f);const s=(0,a().
isAssetType)(l)?this.#r(t,f,n,l):void 0;return this.#a(t,f),s}#d(t,n,r,f){const l=(0,a().isAssetType)(r)?r:Array.isArray(
n.validation)?"Gene":void 0;if(l===void 0)return this.#f(t,n,r,f);const s=u(n.type);this.#n(t,r,`${s}; it is audited as ${(0,g().
withArticle)(l)}`);const h=this.#r(t,f,n,l);return this.#a(t,f),h}#f(t,n,r,f){const l=u(n.type),s=this.#e,h=(0,O().isMessage)(
n);h&&(this.messages.push(t),this.#e=n);const m=this.candidates.length+this.#s,E=(t.children??[]).flatMap(c=>{const d=c.
key?.name??"",y=this.#l(c,[...f,d]);return y?[{key:d,asset:y}]:[]});this.#e=s,this.candidates.length+this.#s===m&&!h&&r===
"some_asset"&&this.#n(t,r,l);const b=(0,O().described)(E),e=(0,O().statementsIn)(n);if(e)for(const c of b)c.wrappers=[...c.
wrappers??[],e];return b.length===1?b[0]:void 0}#l(t,n){const r=a().LISTS.get(t.key?.name??""),f=a().SINGLES.get(t.key?.
name??"");return r&&(this.#s+=1,Array.isArray(t.value)||this.#n(t,r,"no list")),r&&Array.isArray(t.value)?this.#t(t,r,n):
a().MIXED_LISTS.has(t.key?.name??"")?this.#h(t,n):this.#t(t,f&&(0,g().isJsonObject)(t.value)?f:"anything",n)}#h(t,n){return this.#t(
t,Array.isArray(t.value)?"some_asset":"anything",n)}#a(t,n){for(const{key:r,value:f,children:l=[]}of t.children??[]){const s=a().
LISTS.get(r?.name??"");if(!(!s||!Array.isArray(f)))for(const[h,m]of l.entries())(0,g().isJsonObject)(m.value)&&this.#t(m,
s,[...n,r?.name??"",h])}}#n(t,n,r){if(this.#o)return;const f=(0,a().isAssetType)(n)?(0,g().withArticle)(n):"an asset";this.#i.
add("not-an-asset",t,`expected ${f}, found ${r}`)}}function v(o){return o===null?"null":`a ${typeof o}`}function u(o){return o===
void 0?'an object without a "type"':typeof o!="string"?'an object whose "type" is not a string':`an object of type ${JSON.
stringify(o.slice(0,40))}`}}),61331:((J,i,p)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.PROTOCOL=void 0,i.carriesAssets=
v,i.described=r,i.isMessage=S,i.payloadOf=u,i.senderOf=o,i.statedContent=l,i.statementsIn=f;function g(){const s=p(23404);
return g=function(){return s},s}function O(){const s=p(27199);return O=function(){return s},s}const a=i.PROTOCOL="gep-a2\
a",M=new Set(["publish","report","fetch"]);function S(s){return(0,O().isJsonObject)(s)&&s.protocol===a}function v({message_type:s}){
return M.has(s)}function u({payload:s}){return(0,O().isJsonObject)(s)?s:{}}function o({sender_id:s}){return typeof s=="s\
tring"&&s.trim()!==""?s:void 0}const t=new Set(["payload","asset"]),n=["type","asset_type","asset_id","content_hash","lo\
cal_id","target_asset_id","target_local_id"];function r(s){const h=s.filter(({key:E})=>t.has(E));return(h.length===0&&s.
length===1?s:h).map(({asset:E})=>E)}function f(s){const h={};for(const m of n){const E=s[m];E!=null&&(h[m]=E)}return Object.
keys(h).length>0?h:void 0}function l({value:s,wrappers:h=[],envelope:m}){if(m===void 0&&h.length===0)return(0,g().canonicalize)(
s);const{sender_id:E,signature:$}=m??{},b=m&&{sender_id:E,signature:[$,u(m).signature]};return(0,g().canonicalize)([s,h,
b])}}),78114:((J,i)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.UNREAD=i.INCOMPLETE=void 0,i.ambiguousFiles=M,i.
isIncomplete=O,i.markBefore=v;const p=i.UNREAD=new Set(["file-too-large","file-not-utf8","too-many","not-judged"]),g=i.INCOMPLETE=
new Set([...p,"file-not-json","json-too-deep"]);function O({problems:o}){return o.some(({rule:t})=>g.has(t))}const a=new Set(
["file-too-large","file-not-utf8","file-not-regular","file-not-json","json-too-deep","too-many","duplicate-key","forbidd\
en-key"]);function M(o){return new Set(o.filter(({rule:t})=>a.has(t)).map(({location:t})=>t.path))}const S=new Set(["not\
-an-asset","missing-id","duplicate-id","duplicate-copy"]);function v(o,t,n,r){const f=new Set(n.map(({asset:s})=>s.id)),
l=new Map;for(const s of t){const h=u(s,s.location.path);l.set(h,(l.get(h)??0)+1)}return o.map(s=>{const{rule:h,id:m,location:E}=s,
$=u(s,r.get(E.path)??E.path),b=l.get($)??0;return!S.has(h)||b===0||m!==void 0&&f.has(m)?s:(l.set($,b-1),{...s,before:!0})})}
function u({rule:o,id:t,detail:n},r){return JSON.stringify([o,r,t,n.replace(/\d+/g,"#")])}}),64385:((J,i,p)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.declaredId=b,i.readAssetFile=t,i.readAssetNodes=n,i.tooLargeFile=s,i.unreadFile=h;function g(){
const e=p(3648);return g=function(){return e},e}function O(){const e=p(27199);return O=function(){return e},e}function a(){
const e=p(40669);return a=function(){return e},e}function M(){const e=p(61331);return M=function(){return e},e}function S(){
const e=p(73229);return S=function(){return e},e}function v(){const e=p(95757);return v=function(){return e},e}function u(){
const e=p(94534);return u=function(){return e},e}function o(){const e=p(24932);return o=function(){return e},e}function t(e,c,d,y=1){
if(c.length>d.maxBytes)return s(e,c.length,d);const{text:I,complete:L}=(0,o().decodeUtf8)(c),A=new(u()).Source(e,I,y),w=new(u()).
Problems(A);if(!L){const P={start:I.length,end:I.length};return w.add("file-not-utf8",P,"a byte that no UTF-8 text can h\
ave here"),{path:e,assets:[],problems:w.found}}const T=(0,S().readJson)(I,d,w);T.length===0&&w.found.length===0&&!m(e)&&
w.add("file-not-json",{start:0,end:0},"expected a JSON value, found an empty file");const{candidates:j,messages:_}=r(A,T,
d,w),C=E(j,A,w),R=_.map(P=>({value:P.value,location:(0,v().locatePointer)(A,P,[])}));return{path:e,assets:C,problems:w.found,
...m(e)&&c[0]!==f&&l(T,A)&&{lines:!0},...R.length>0&&{messages:R}}}function n(e,c,d){const y=new(u()).Source(e,c),I=new(u()).
Problems(y),{candidates:L}=r(y,(0,S().readJson)(c,d,I),d,I),A=E(L,y,I);return L.flatMap(({node:w},T)=>{const j=A[T];return j?
{asset:j,node:w}:[]})}function r({path:e},c,{maxAssets:d},y){const{candidates:I,messages:L}=(0,a().findCandidates)(c,y),
A=I[d];A&&y.add("too-many",A.node,`more than ${d} assets; the rest is not read`);const w=m(e)||c.length>1;return{candidates:I.
slice(0,d).map(j=>w?j:{...j,pointer:j.pointer.slice(1)}),messages:L}}const f=239;function l(e,c){let d=0;return e.every(
({start:y,end:I})=>{const{line:L,end_line:A}=c.location(y,I),w=L===A&&L>d;return d=L,w})}function s(e,c,{maxBytes:d}){const y=`${c}\
 bytes, of at most ${d}`;return{path:e,assets:[],problems:[{rule:"file-too-large",location:{path:e,line:1,column:1},detail:y}]}}
function h(e,c){const d={path:e,line:1,column:1},y=(0,g().whyNotJudged)(`the file \`${e}\``,c);return{path:e,assets:[],problems:[
{rule:"not-judged",location:d,detail:y}]}}function m(e){return e.toLowerCase().endsWith(".jsonl")}function E(e,c,d){const y=new Map,
I=new Map,L=e.map((A,w)=>{const{node:T,pointer:j,value:_,type:C,envelope:R,wrappers:P}=A,G=b(_),N=G??`#${w+1}`,k=y.get(`${C}\
 ${N}`),D=G!==void 0&&k!==void 0&&$(A,k);if(G===void 0){const F=Object.hasOwn(_,"id")?'with an "id" that is not text':'w\
ithout an "id"',U=`${(0,O().withArticle)(C)} ${F}; it is called ${N} here`;T.cut||d.add("missing-id",T,U,N)}else if(D)I.
set(k,(I.get(k)??1)+1);else if(k){const F=`${C} ${JSON.stringify(N)}, first at ${d.place(k.node.start)}`;d.add("duplicat\
e-id",T,F,N)}else y.set(`${C} ${N}`,A);return{type:C,id:N,path:c.path,value:_,pointer:j,...T.cut&&{cut:!0},...R&&{envelope:R},
...P&&{wrappers:P},...D&&{copy:!0},locate:(F=[],U)=>(0,v().locatePointer)(c,T,F,U),text:()=>c.text.slice(T.start,T.end)}});
for(const[{node:A,type:w,value:T},j]of I){const _=b(T);d.add("duplicate-copy",A,`${w} ${JSON.stringify(_)}, ${j} times`,
_)}return L}function $(e,c){const d=y=>!y.node.cut&&!y.envelope;return d(e)&&d(c)&&(0,M().statedContent)(e)===(0,M().statedContent)(
c)}function b({id:e}){return typeof e=="string"&&e.trim()!==""?e:void 0}}),95757:((J,i)=>{Object.defineProperty(i,"__esM\
odule",{value:!0}),i.locatePointer=p;function p(a,M,S,v){let u=M;for(const o of S){const t=g(u,o);if(!t)return a.location(
u.start,u.end);u=t}return!v||typeof u.value!="string"?a.location(u.start,u.end):a.location(O(a.text,u,v.start),O(a.text,
u,v.end))}function g({value:a,children:M},S){return Array.isArray(a)?typeof S=="number"?M?.[S]:void 0:M?.findLast(({key:v})=>v?.
name===S)}function O(a,{start:M,end:S},v){const u=S-1;let o=M+1;for(let t=0;t<v&&o<u;t+=1)a[o]!=="\\"?o+=1:o+=a[o+1]==="\
u"?6:2;return Math.min(o,u)}}),86581:((J,i,p)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.SINGLES=i.MIXED_LISTS=
i.LISTS=void 0,i.hasAssetLists=o,i.isAssetType=v,i.isCompanion=u;function g(){const t=p(39763);return g=function(){return t},
t}const O=i.LISTS=new Map(Object.entries({genes:"Gene",capsules:"Capsule",events:"EvolutionEvent",evolution_events:"Evol\
utionEvent",validation_reports:"ValidationReport",mutations:"Mutation"})),a=i.MIXED_LISTS=new Set(["assets","results"]),
M=i.SINGLES=new Map(Object.entries({gene:"Gene",capsule:"Capsule",event:"EvolutionEvent",evolution_event:"EvolutionEvent",
validation_report:"ValidationReport",mutation:"Mutation"})),S=new Set(["PersonalityState","MemoryGraphEvent","Selector",
"Task"]);function v(t){return g().ASSET_TYPES.includes(t)}function u(t){return typeof t=="string"&&S.has(t)}function o(t){
return Object.keys(t).some(n=>O.has(n)&&Array.isArray(t[n]))}})};
