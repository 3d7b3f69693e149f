var $t=Object.defineProperty;var i=(ne,j)=>$t(ne,"name",{value:j,configurable:!0});export const id=895,ids=[895],modules={73313:(ne=>{ne.exports=j;function j(){this.pending=0,this.max=1/0,this.listeners=
[],this.waiting=[],this.error=null}i(j,"Pend"),j.prototype.go=function(S){this.pending<this.max?C(this,S):this.waiting.push(
S)},j.prototype.wait=function(S){this.pending===0?S(this.error):this.listeners.push(S)},j.prototype.hold=function(){return U(
this)};function U(S){S.pending+=1;var $=!1;return Q;function Q(G){if($)throw new Error("callback called twice");if($=!0,
S.error=S.error||G,S.pending-=1,S.waiting.length>0&&S.pending<S.max)C(S,S.waiting.shift());else if(S.pending===0){var J=S.
listeners;S.listeners=[],J.forEach(N)}}function N(G){G(S.error)}}i(U,"pendHold");function C(S,$){$(U(S))}i(C,"pendGo")}),
44248:(ne=>{const j=new Int32Array([0,1996959894,3993919788,2567524794,124634137,1886057615,3915621685,2657392035,249268274,
2044508324,3772115230,2547177864,162941995,2125561021,3887607047,2428444049,498536548,1789927666,4089016648,2227061214,450548861,
1843258603,4107580753,2211677639,325883990,1684777152,4251122042,2321926636,335633487,1661365465,4195302755,2366115317,997073096,
1281953886,3579855332,2724688242,1006888145,1258607687,3524101629,2768942443,901097722,1119000684,3686517206,2898065728,
853044451,1172266101,3705015759,2882616665,651767980,1373503546,3369554304,3218104598,565507253,1454621731,3485111705,3099436303,
671266974,1594198024,3322730930,2970347812,795835527,1483230225,3244367275,3060149565,1994146192,31158534,2563907772,4023717930,
1907459465,112637215,2680153253,3904427059,2013776290,251722036,2517215374,3775830040,2137656763,141376813,2439277719,3865271297,
1802195444,476864866,2238001368,4066508878,1812370925,453092731,2181625025,4111451223,1706088902,314042704,2344532202,4240017532,
1658658271,366619977,2362670323,4224994405,1303535960,984961486,2747007092,3569037538,1256170817,1037604311,2765210733,3554079995,
1131014506,879679996,2909243462,3663771856,1141124467,855842277,2852801631,3708648649,1342533948,654459306,3188396048,3373015174,
1466479909,544179635,3110523913,3462522015,1591671054,702138776,2966460450,3352799412,1504918807,783551873,3082640443,3233442989,
3988292384,2596254646,62317068,1957810842,3939845945,2647816111,81470997,1943803523,3814918930,2489596804,225274430,2053790376,
3826175755,2466906013,167816743,2097651377,4027552580,2265490386,503444072,1762050814,4150417245,2154129355,426522225,1852507879,
4275313526,2312317920,282753626,1742555852,4189708143,2394877945,397917763,1622183637,3604390888,2714866558,953729732,1340076626,
3518719985,2797360999,1068828381,1219638859,3624741850,2936675148,906185462,1090812512,3747672003,2825379669,829329135,1181335161,
3412177804,3160834842,628085408,1382605366,3423369109,3138078467,570562233,1426400815,3317316542,2998733608,733239954,1555261956,
3268935591,3050360625,752459403,1541320221,2607071920,3965973030,1969922972,40735498,2617837225,3943577151,1913087877,83908371,
2512341634,3803740692,2075208622,213261112,2463272603,3855990285,2094854071,198958881,2262029012,4057260610,1759359992,534414190,
2176718541,4139329115,1873836001,414664567,2282248934,4279200368,1711684554,285281116,2405801727,4167216745,1634467795,376229701,
2685067896,3608007406,1308918612,956543938,2808555105,3495958263,1231636301,1047427035,2932959818,3654703836,1088359270,
936918e3,2847714899,3736837829,1202900863,817233897,3183342108,3401237130,1404277552,615818150,3134207493,3453421203,1423857449,
601450431,3009837614,3294710456,1567103746,711928724,3020668471,3272380065,1510334235,755167117]);function U(C){let S=-1;
for(let $ of C)S=j[(S^$)&255]^S>>>8;return(S^-1)>>>0}i(U,"crc32"),ne.exports=U}),33502:((ne,j,U)=>{var C=U(79896),S=U(39023),
$=U(2203),Q=$.Readable,N=$.PassThrough,G=U(73313),J=U(24434).EventEmitter;j.BufferSlicer=X,j.FdSlicer=K,S.inherits(K,J);
function K(O){J.call(this),this.fd=O,this.pend=new G,this.pend.max=1,this.refCount=0}i(K,"FdSlicer"),K.prototype.read=function(O,E,T,F,L){
var B=this;B.pend.go(function(Z){C.read(B.fd,O,E,T,F,function(ee,z,W){Z(),L(ee,z,W)})})},K.prototype.createReadStream=function(O){
return new H(this,O)},K.prototype.ref=function(){this.refCount+=1},K.prototype.unref=function(){var O=this;if(O.refCount-=
1,O.refCount<0)throw new Error("invalid unref");if(O.refCount>0)return;C.close(O.fd,E);function E(T){T?O.emit("error",T):
O.emit("close")}i(E,"onCloseDone")},S.inherits(H,Q);function H(O,E){E=E||{},Q.call(this,E),this.context=O,this.context.ref(),
this.start=E.start||0,this.endOffset=E.end,this.pos=this.start}i(H,"ReadStream"),H.prototype._read=function(O){var E=this,
T=Math.min(E._readableState.highWaterMark,O);if(E.endOffset!=null&&(T=Math.min(T,E.endOffset-E.pos)),T<=0){E.push(null),
this._cleanup();return}E.context.pend.go(function(F){var L=Buffer.allocUnsafe(T);C.read(E.context.fd,L,0,T,E.pos,function(B,Z){
B?E.destroy(B):Z===0?(E.push(null),E._cleanup()):(E.pos+=Z,E.push(L.slice(0,Z))),F()})})},H.prototype._destroy=function(O,E){
this._cleanup(),E(O)},H.prototype._cleanup=function(){this.context!=null&&(this.context.unref(),this.context=null)},S.inherits(
X,J);function X(O){J.call(this),this.refCount=0,this.buffer=O}i(X,"BufferSlicer"),X.prototype.read=function(O,E,T,F,L){if(!(0<=
E&&E<=O.length))throw new RangeError("offset outside buffer: 0 <= "+E+" <= "+O.length);if(F<0)throw new RangeError("posi\
tion is negative: "+F);if(E+T>O.length&&(T=O.length-E),F+T>this.buffer.length&&(T=this.buffer.length-F),T<=0){setImmediate(
function(){L(null,0)});return}this.buffer.copy(O,E,F,F+T),setImmediate(function(){L(null,T)})},X.prototype.createReadStream=
function(O){O=O||{};var E=new N(O);E.start=O.start||0,E.endOffset=O.end,E.pos=E.endOffset||this.buffer.length;for(var T=this.
buffer.slice(E.start,E.pos),F=65536,L=0;;){var B=L+F;if(B>=T.length){L<T.length&&E.write(T.slice(L,T.length));break}E.write(
T.slice(L,B)),L=B}return E.end(),E},X.prototype.ref=function(){this.refCount+=1},X.prototype.unref=function(){if(this.refCount-=
1,this.refCount<0)throw new Error("invalid unref")}}),20663:((ne,j,U)=>{var C,S=U(79896),$=U(43106),Q=U(33502),N=U(39023),
G=U(24434).EventEmitter,J=U(2203).Transform,K=U(2203).PassThrough,H=U(2203).Writable;const X=typeof $.crc32=="function"?
$.crc32:U(44248);C=L,C=B,C=Z,C=ee,C=O,C=E,j.SY=T,C=F,C=ue,C=Ee,C=I,C=k,C=z,C=ie,C=xe,C=te;function O(a,u){return new Promise(
(f,c)=>{L(a,{...u,lazyEntries:!0},function(p,v){if(p)return c(p);f(v)})})}i(O,"openPromise");function E(a,u){return new Promise(
(f,c)=>{B(a,{...u,lazyEntries:!0},function(p,v){if(p)return c(p);f(v)})})}i(E,"fromFdPromise");function T(a,u){return new Promise(
(f,c)=>{Z(a,{...u,lazyEntries:!0},function(p,v){if(p)return c(p);f(v)})})}i(T,"fromBufferPromise");function F(a,u,f){return new Promise(
(c,p)=>{ee(a,u,{...f,lazyEntries:!0},function(v,x){if(v)return p(v);c(x)})})}i(F,"fromRandomAccessReaderPromise");function L(a,u,f){
typeof u=="function"&&(f=u,u=null),u==null&&(u={}),u.autoClose==null&&(u.autoClose=!0),u.lazyEntries==null&&(u.lazyEntries=
!1),u.decodeStrings==null&&(u.decodeStrings=!0),u.validateEntrySizes==null&&(u.validateEntrySizes=!0),u.strictFileNames==
null&&(u.strictFileNames=!1),f==null&&(f=pe),S.open(a,"r",function(c,p){if(c)return f(c);B(p,u,function(v,x){v&&S.close(
p,pe),f(v,x)})})}i(L,"open");function B(a,u,f){typeof u=="function"&&(f=u,u=null),u==null&&(u={}),u.autoClose==null&&(u.
autoClose=!1),u.lazyEntries==null&&(u.lazyEntries=!1),u.decodeStrings==null&&(u.decodeStrings=!0),u.validateEntrySizes==
null&&(u.validateEntrySizes=!0),u.strictFileNames==null&&(u.strictFileNames=!1),f==null&&(f=pe),S.fstat(a,function(c,p){
if(c)return f(c);var v=new Q.FdSlicer(a);ee(v,p.size,u,f)})}i(B,"fromFd");function Z(a,u,f){typeof u=="function"&&(f=u,u=
null),u==null&&(u={}),u.autoClose=!1,u.lazyEntries==null&&(u.lazyEntries=!1),u.decodeStrings==null&&(u.decodeStrings=!0),
u.validateEntrySizes==null&&(u.validateEntrySizes=!0),u.strictFileNames==null&&(u.strictFileNames=!1);var c=new Q.BufferSlicer(
a);ee(c,a.length,u,f)}i(Z,"fromBuffer");function ee(a,u,f,c){typeof f=="function"&&(c=f,f=null),f==null&&(f={}),f.autoClose==
null&&(f.autoClose=!0),f.lazyEntries==null&&(f.lazyEntries=!1),f.decodeStrings==null&&(f.decodeStrings=!0);var p=!!f.decodeStrings;
if(f.validateEntrySizes==null&&(f.validateEntrySizes=!0),f.strictFileNames==null&&(f.strictFileNames=!1),c==null&&(c=pe),
typeof u!="number")throw new Error("expected totalSize parameter to be a number");if(u>Number.MAX_SAFE_INTEGER)throw new Error(
"zip file too large. only file sizes up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.");
a.ref();var v=22,x=20,b=65535,R=Math.min(x+v+b,u),_=Y(R),g=u-_.length;P(a,_,0,R,g,function(D){if(D)return c(D);for(var A=R-
v;A>=0;A-=1)if(_.readUInt32LE(A)===101010256){var M=_.subarray(A),oe=M.readUInt16LE(4),ce=M.readUInt16LE(10),me=M.readUInt32LE(
16),be=M.readUInt16LE(20),Se=M.length-v;if(be!==Se)return c(new Error("Invalid comment length. Expected: "+Se+". Found: "+
be+". Are there extra bytes at the end of the file? Or is the end of central dir signature `PK\u263A\u263B` in the comment?"));
var Re=p?he(M.subarray(22),!1):M.subarray(22);if(A-x>=0&&_.readUInt32LE(A-x)===117853008){var Pe=_.subarray(A-x,A-x+x),$e=se(
Pe,8),re=Y(56);return P(a,re,0,re.length,$e,function(ve){return ve?c(ve):re.readUInt32LE(0)!==101075792?c(new Error("inv\
alid zip64 end of central directory record signature")):(oe=re.readUInt32LE(16),oe!==0?c(new Error("multi-disk zip files\
 are not supported: found disk number: "+oe)):(ce=se(re,32),me=se(re,48),c(null,new z(a,me,u,ce,Re,f.autoClose,f.lazyEntries,
p,f.validateEntrySizes,f.strictFileNames))))})}return oe!==0?c(new Error("multi-disk zip files are not supported: found \
disk number: "+oe)):c(null,new z(a,me,u,ce,Re,f.autoClose,f.lazyEntries,p,f.validateEntrySizes,f.strictFileNames))}c(new Error(
"End of central directory record signature not found. Either not a zip file, or file is truncated."))})}i(ee,"fromRandom\
AccessReader"),N.inherits(z,G);function z(a,u,f,c,p,v,x,b,R,_){var g=this;G.call(g),g.reader=a,g.reader.on("error",function(D){
ge(g,D)}),g.reader.once("close",function(){g.emit("close")}),g.readEntryCursor=u,g.fileSize=f,g.entryCount=c,g.comment=p,
g.entriesRead=0,g.autoClose=!!v,g.lazyEntries=!!x,g.decodeStrings=!!b,g.validateEntrySizes=!!R,g.strictFileNames=!!_,g.isOpen=
!0,g.emittedError=!1,g.hasEachEntryBeenCalled=!1,g.lazyEntries||g._readEntry()}i(z,"ZipFile"),z.prototype.close=function(){
this.isOpen&&(this.isOpen=!1,this.reader.unref())};function W(a,u){a.autoClose&&a.close(),ge(a,u)}i(W,"emitErrorAndAutoC\
lose");function ge(a,u){a.emittedError||(a.emittedError=!0,a.emit("error",u))}i(ge,"emitError"),z.prototype.readEntry=function(){
if(!this.lazyEntries)throw new Error("readEntry() called without lazyEntries:true");this._readEntry()},z.prototype._readEntry=
function(){var a=this;if(a.entryCount===a.entriesRead){setImmediate(function(){a.autoClose&&a.close(),!a.emittedError&&a.
emit("end")});return}if(!a.emittedError){var u=Y(46);P(a.reader,u,0,u.length,a.readEntryCursor,function(f){if(f)return W(
a,f);if(!a.emittedError){var c=new ie,p=u.readUInt32LE(0);if(p!==33639248)return W(a,new Error("invalid central director\
y file header signature: 0x"+p.toString(16)));if(c.versionMadeBy=u.readUInt16LE(4),c.versionNeededToExtract=u.readUInt16LE(
6),c.generalPurposeBitFlag=u.readUInt16LE(8),c.compressionMethod=u.readUInt16LE(10),c.lastModFileTime=u.readUInt16LE(12),
c.lastModFileDate=u.readUInt16LE(14),c.crc32=u.readUInt32LE(16),c.compressedSize=u.readUInt32LE(20),c.uncompressedSize=u.
readUInt32LE(24),c.fileNameLength=u.readUInt16LE(28),c.extraFieldLength=u.readUInt16LE(30),c.fileCommentLength=u.readUInt16LE(
32),c.internalFileAttributes=u.readUInt16LE(36),c.externalFileAttributes=u.readUInt32LE(38),c.relativeOffsetOfLocalHeader=
u.readUInt32LE(42),c.generalPurposeBitFlag&64)return W(a,new Error("strong encryption is not supported"));a.readEntryCursor+=
46,u=Y(c.fileNameLength+c.extraFieldLength+c.fileCommentLength),P(a.reader,u,0,u.length,a.readEntryCursor,function(v){if(v)
return W(a,v);if(!a.emittedError){c.fileNameRaw=u.subarray(0,c.fileNameLength);var x=c.fileNameLength+c.extraFieldLength;
c.extraFieldRaw=u.subarray(c.fileNameLength,x),c.fileCommentRaw=u.subarray(x,x+c.fileCommentLength);try{c.extraFields=k(
c.extraFieldRaw)}catch(ce){return W(a,ce)}if(a.decodeStrings){var b=(c.generalPurposeBitFlag&2048)!==0;c.fileComment=he(
c.fileCommentRaw,b),c.fileName=Ee(c.generalPurposeBitFlag,c.fileNameRaw,c.extraFields,a.strictFileNames);var R=I(c.fileName);
if(R!=null)return W(a,new Error(R))}else c.fileComment=c.fileCommentRaw,c.fileName=c.fileNameRaw;c.comment=c.fileComment,
a.readEntryCursor+=u.length,a.entriesRead+=1;for(var _=0;_<c.extraFields.length;_++){var g=c.extraFields[_];if(g.id===1){
var D=g.data,A=0;if(c.uncompressedSize===4294967295){if(A+8>D.length)return W(a,new Error("zip64 extended information ex\
tra field does not include uncompressed size"));c.uncompressedSize=se(D,A),A+=8}if(c.compressedSize===4294967295){if(A+8>
D.length)return W(a,new Error("zip64 extended information extra field does not include compressed size"));c.compressedSize=
se(D,A),A+=8}if(c.relativeOffsetOfLocalHeader===4294967295){if(A+8>D.length)return W(a,new Error("zip64 extended informa\
tion extra field does not include relative header offset"));c.relativeOffsetOfLocalHeader=se(D,A),A+=8}break}}if(a.validateEntrySizes&&
c.compressionMethod===0){var M=c.uncompressedSize;if(c.isEncrypted()&&(M+=12),c.compressedSize!==M){var oe="compressed/u\
ncompressed size mismatch for stored file: "+c.compressedSize+" != "+c.uncompressedSize;return W(a,new Error(oe))}}a.emit(
"entry",c),a.lazyEntries||a._readEntry()}})}})}},z.prototype.eachEntry=function(){const a=this;if(!a.lazyEntries)throw new Error(
"eachEntry() requires lazyEntries: true");if(a.hasEachEntryBeenCalled)throw new Error("eachEntry() must only be called o\
nce per ZipFile");a.hasEachEntryBeenCalled=!0;let u=null;a.on("entry",c),a.on("end",p),a.on("error",v);function f(){a.removeListener(
"entry",c),a.removeListener("end",p),a.removeListener("error",v),a.autoClose&&a.close()}i(f,"cleanup");function c(x){let{
resolve:b}=u;u=null,b({value:x})}i(c,"onEntry");function p(){let{resolve:x}=u;u=null,f(),x({done:!0})}i(p,"onEnd");function v(x){
let{reject:b}=u;u=null,f(),b(x)}return i(v,"onError"),{[Symbol.asyncIterator](){return this},next(){const x=new Promise(
(b,R)=>{if(u!=null)throw new Error("next() called before previous Promise was resolved.");u={resolve:b,reject:R}});return a.
readEntry(),x},return(x){return f(),Promise.resolve({done:!0,value:x})},throw(x){return f(),Promise.reject(x)}}},z.prototype.
openReadStream=function(a,u,f){var c=this,p=0,v=a.compressedSize;if(f==null&&(f=u,u=null),u==null)u={};else{if(u.decodeFileData===
!1){if(u.decrypt!=null)throw new Error("cannot use options.decrypt when options.decodeFileData === false");if(u.decompress!=
null)throw new Error("cannot use options.decompress when options.decodeFileData === false")}else{if(u.decrypt!=null){if(!a.
isEncrypted())throw new Error("options.decrypt can only be specified for encrypted entries. See also option decodeFileDa\
ta.");if(u.decrypt!==!1)throw new Error("invalid options.decrypt value: "+u.decrypt);if(a.isCompressed()&&u.decompress!==
!1)throw new Error("entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.")}
if(u.decompress!=null){if(!a.isCompressed())throw new Error("options.decompress can only be specified for compressed ent\
ries. See also option decodeFileData.");if(!(u.decompress===!1||u.decompress===!0))throw new Error("invalid options.deco\
mpress value: "+u.decompress);b=u.decompress}}if(u.start!=null){if(p=u.start,p<0)throw new Error("options.start < 0");if(p>
a.compressedSize)throw new Error("options.start > entry.compressedSize")}if(u.end!=null){if(v=u.end,v<0)throw new Error(
"options.end < 0");if(v>a.compressedSize)throw new Error("options.end > entry.compressedSize");if(v<p)throw new Error("o\
ptions.end < options.start")}}var x=u.decodeFileData===!1||(a.compressionMethod===0||a.compressionMethod===8&&u.decompress===
!1)&&(!a.isEncrypted()||u.decrypt===!1);if((u.start!=null||u.end!=null)&&!x)throw new Error("start/end range require opt\
ions.decodeFileData === false for non-trivial encoded entries.");if(!c.isOpen)return f(new Error("closed"));if(a.isEncrypted()&&
!x&&u.decrypt!==!1)return f(new Error("entry is encrypted, and options.decodeFileData !== false"));var b;if(x)b=!1;else if(a.
compressionMethod===8)b=u.decodeFileData!==!0;else return f(new Error("unsupported compression method: "+a.compressionMethod));
c.readLocalFileHeader(a,{minimal:!0},function(R,_){if(R)return f(R);c.openReadStreamLowLevel(_.fileDataStart,a.compressedSize,
p,v,b,a.uncompressedSize,f)})},z.prototype.openReadStreamLowLevel=function(a,u,f,c,p,v,x){var b=this,R=a+u,_=b.reader.createReadStream(
{start:a+f,end:a+c}),g=_;if(p){var D=!1,A=$.createInflateRaw();_.on("error",function(M){setImmediate(function(){D||A.emit(
"error",M)})}),_.pipe(A),b.validateEntrySizes?(g=new V(v),A.on("error",function(M){setImmediate(function(){D||g.emit("er\
ror",M)})}),A.pipe(g)):g=A,de(g,function(){D=!0,A!==g&&A.unpipe(g),_.unpipe(A),_.destroy()})}x(null,g)},z.prototype.readLocalFileHeader=
function(a,u,f){var c=this;f==null&&(f=u,u=null),u==null&&(u={}),c.reader.ref();var p=Y(30);P(c.reader,p,0,p.length,a.relativeOffsetOfLocalHeader,
function(v){try{if(v)return f(v);var x=p.readUInt32LE(0);if(x!==67324752)return f(new Error("invalid local file header s\
ignature: 0x"+x.toString(16)));var b=p.readUInt16LE(26),R=p.readUInt16LE(28),_=a.relativeOffsetOfLocalHeader+30+b+R;if(_+
a.compressedSize>c.fileSize)return f(new Error("file data overflows file bounds: "+_+" + "+a.compressedSize+" > "+c.fileSize));
if(u.minimal)return f(null,{fileDataStart:_});var g=new xe;g.fileDataStart=_,g.versionNeededToExtract=p.readUInt16LE(4),
g.generalPurposeBitFlag=p.readUInt16LE(6),g.compressionMethod=p.readUInt16LE(8),g.lastModFileTime=p.readUInt16LE(10),g.lastModFileDate=
p.readUInt16LE(12),g.crc32=p.readUInt32LE(14),g.compressedSize=p.readUInt32LE(18),g.uncompressedSize=p.readUInt32LE(22),
g.fileNameLength=b,g.extraFieldLength=R,p=Y(b+R),c.reader.ref(),P(c.reader,p,0,p.length,a.relativeOffsetOfLocalHeader+30,
function(D){try{return D?f(D):(g.fileName=p.subarray(0,b),g.extraField=p.subarray(b),f(null,g))}finally{c.reader.unref()}})}finally{
c.reader.unref()}})},z.prototype.openReadStreamPromise=function(a,u){return new Promise((f,c)=>{this.openReadStream(a,u,
function(p,v){if(p)return c(p);f(v)})})},z.prototype.openReadStreamLowLevelPromise=function(a,u,f,c,p,v){return new Promise(
(x,b)=>{this.openReadStream(a,u,f,c,p,v,function(R,_){if(R)return b(R);x(_)})})},z.prototype.readLocalFileHeaderPromise=
function(a,u){return new Promise((f,c)=>{this.readLocalFileHeader(a,u,function(p,v){if(p)return c(p);f(v)})})};function ie(){}
i(ie,"Entry"),ie.prototype.getLastModDate=function(a){if(a==null&&(a={}),!a.forceDosFormat)for(var u=0;u<this.extraFields.
length;u++){var f=this.extraFields[u];if(f.id===21589){var c=f.data;if(c.length<5)continue;var p=c[0],v=1;if(!(p&v))continue;
var x=c.readInt32LE(1);return new Date(x*1e3)}else if(f.id===10){var c=f.data;if(c.length!==32||c.readUInt16LE(4)!==1||c.
readUInt16LE(6)!==24)continue;var b=c.readUInt32LE(8)+4294967296*c.readInt32LE(12),R=b/1e4-116444736e5;return new Date(R)}}
return ue(this.lastModFileDate,this.lastModFileTime,a.timezone)},ie.prototype.canDecodeFileData=function(){return!this.isEncrypted()&&
(this.compressionMethod===0||this.compressionMethod===8)},ie.prototype.isEncrypted=function(){return(this.generalPurposeBitFlag&
1)!==0},ie.prototype.isCompressed=function(){return this.compressionMethod===8};function xe(){}i(xe,"LocalFileHeader");function ue(a,u,f){
var c=a&31,p=(a>>5&15)-1,v=(a>>9&127)+1980,x=0,b=(u&31)*2,R=u>>5&63,_=u>>11&31;if(f==null||f==="local")return new Date(v,
p,c,_,R,b,x);if(f==="UTC")return new Date(Date.UTC(v,p,c,_,R,b,x));throw new Error("unrecognized options.timezone: "+options.
timezone)}i(ue,"dosDateTimeToDate");function Ee(a,u,f,c){for(var p=null,v=0;v<f.length;v++){var x=f[v];if(x.id===28789){
if(x.data.length<6||x.data.readUInt8(0)!==1)continue;var b=x.data.readUInt32LE(1);if(X(u)!==b)continue;p=he(x.data.subarray(
5),!0);break}}if(p==null){var R=(a&2048)!==0;p=he(u,R)}return c||(p=p.replace(/\\/g,"/")),p}i(Ee,"getFileNameLowLevel");
function I(a){return a.indexOf("\\")!==-1?"invalid characters in fileName: "+a:/^[a-zA-Z]:/.test(a)||/^\//.test(a)?"abso\
lute path: "+a:a.split("/").indexOf("..")!==-1?"invalid relative path: "+a:null}i(I,"validateFileName");function k(a){for(var u=[],
f=0;f<a.length-3;){var c=a.readUInt16LE(f+0),p=a.readUInt16LE(f+2),v=f+4,x=v+p;if(x>a.length)throw new Error("extra fiel\
d length exceeds extra field buffer size");var b=a.subarray(v,x);u.push({id:c,data:b}),f=x}return u}i(k,"parseExtraField\
s");function P(a,u,f,c,p,v){if(c===0)return setImmediate(function(){v(null,Y(0))});a.read(u,f,c,p,function(x,b){if(x)return v(
x);if(b<c)return v(new Error("unexpected EOF"));v()})}i(P,"readAndAssertNoEof"),N.inherits(V,J);function V(a){J.call(this),
this.actualByteCount=0,this.expectedByteCount=a}i(V,"AssertByteCountStream"),V.prototype._transform=function(a,u,f){if(this.
actualByteCount+=a.length,this.actualByteCount>this.expectedByteCount){var c="too many bytes in the stream. expected "+this.
expectedByteCount+". got at least "+this.actualByteCount;return f(new Error(c))}f(null,a)},V.prototype._flush=function(a){
if(this.actualByteCount<this.expectedByteCount){var u="not enough bytes in the stream. expected "+this.expectedByteCount+
". got only "+this.actualByteCount;return a(new Error(u))}a()},N.inherits(te,G);function te(){G.call(this),this.refCount=
0}i(te,"RandomAccessReader"),te.prototype.ref=function(){this.refCount+=1},te.prototype.unref=function(){var a=this;if(a.
refCount-=1,a.refCount>0)return;if(a.refCount<0)throw new Error("invalid unref");a.close(u);function u(f){if(f)return a.
emit("error",f);a.emit("close")}i(u,"onCloseDone")},te.prototype.createReadStream=function(a){a==null&&(a={});var u=a.start,
f=a.end;if(u===f){var c=new K;return setImmediate(function(){c.end()}),c}var p=this._readStreamForRange(u,f),v=!1,x=new le(
this);p.on("error",function(R){setImmediate(function(){v||x.emit("error",R)})}),de(x,function(){p.unpipe(x),x.unref(),p.
destroy()});var b=new V(f-u);return x.on("error",function(R){setImmediate(function(){v||b.emit("error",R)})}),de(b,function(){
v=!0,x.unpipe(b),x.destroy()}),p.pipe(x).pipe(b)},te.prototype._readStreamForRange=function(a,u){throw new Error("not im\
plemented")},te.prototype.read=function(a,u,f,c,p){var v=this.createReadStream({start:c,end:c+f}),x=new H,b=0;x._write=function(R,_,g){
R.copy(a,u+b,0,R.length),b+=R.length,g()},x.on("finish",p),v.on("error",function(R){p(R)}),v.pipe(x)},te.prototype.close=
function(a){setImmediate(a)},N.inherits(le,K);function le(a){K.call(this),this.context=a,this.context.ref(),this.unreffedYet=
!1}i(le,"RefUnrefFilter"),le.prototype._flush=function(a){this.unref(),a()},le.prototype.unref=function(a){this.unreffedYet||
(this.unreffedYet=!0,this.context.unref())};var Ie="\0\u263A\u263B\u2665\u2666\u2663\u2660\u2022\u25D8\u25CB\u25D9\u2642\u2640\u266A\u266B\u263C\u25BA\u25C4\u2195\u203C\xB6\xA7\u25AC\u21A8\u2191\u2193\u2192\u2190\u221F\u2194\u25B2\u25BC !\"#$%&'()*+,-./0123456789:;<=>?@ABC\
DEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u2302\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\
\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0";
function he(a,u){if(u)return a.toString("utf8");for(var f="",c=0;c<a.length;c++)f+=Ie[a[c]];return f}i(he,"decodeBuffer");
function se(a,u){var f=a.readUInt32LE(u),c=a.readUInt32LE(u+4);return c*4294967296+f}i(se,"readUInt64LE");var Y;typeof Buffer.
allocUnsafe=="function"?Y=i(function(a){return Buffer.allocUnsafe(a)},"newBuffer"):Y=i(function(a){return new Buffer(a)},
"newBuffer");function de(a,u){typeof a.destroy=="function"?a._destroy=function(f,c){u(),c?.(f)}:a.destroy=u}i(de,"instal\
lDestroyFn");function pe(a){if(a)throw a}i(pe,"defaultCallback")}),96421:((ne,j,U)=>{U.r(j),U.d(j,{ExitCode:i(()=>Ce,"Ex\
itCode"),addPath:i(()=>yt,"addPath"),debug:i(()=>Ze,"debug"),endGroup:i(()=>tt,"endGroup"),error:i(()=>He,"error"),exportVariable:i(
()=>wt,"exportVariable"),getBooleanInput:i(()=>Et,"getBooleanInput"),getIDToken:i(()=>It,"getIDToken"),getInput:i(()=>ze,
"getInput"),getMultilineInput:i(()=>gt,"getMultilineInput"),getState:i(()=>Lt,"getState"),group:i(()=>At,"group"),info:i(
()=>Tt,"info"),isDebug:i(()=>Ut,"isDebug"),markdownSummary:i(()=>be,"markdownSummary"),notice:i(()=>_t,"notice"),platform:i(
()=>C,"platform"),saveState:i(()=>Ct,"saveState"),setCommandEcho:i(()=>St,"setCommandEcho"),setFailed:i(()=>Rt,"setFaile\
d"),setOutput:i(()=>bt,"setOutput"),setSecret:i(()=>Xe,"setSecret"),startGroup:i(()=>et,"startGroup"),summary:i(()=>Se,"\
summary"),toPlatformPath:i(()=>$e,"toPlatformPath"),toPosixPath:i(()=>Re,"toPosixPath"),toWin32Path:i(()=>Pe,"toWin32Pat\
h"),warning:i(()=>Ot,"warning")});var C={};U.r(C),U.d(C,{arch:i(()=>Ke,"arch"),getDetails:i(()=>vt,"getDetails"),isLinux:i(
()=>Qe,"isLinux"),isMacOS:i(()=>Fe,"isMacOS"),isWindows:i(()=>Ne,"isWindows"),platform:i(()=>we,"platform")});var S=U(70857);
function $(r){return r==null?"":typeof r=="string"||r instanceof String?r:JSON.stringify(r)}i($,"toCommandValue");function Q(r){
return Object.keys(r).length?{title:r.title,file:r.file,line:r.startLine,endLine:r.endLine,col:r.startColumn,endColumn:r.
endColumn}:{}}i(Q,"toCommandProperties");function N(r,e,t){const n=new K(r,e,t);process.stdout.write(n.toString()+S.EOL)}
i(N,"issueCommand");function G(r,e=""){N(r,{},e)}i(G,"issue");const J="::";class K{static{i(this,"Command")}constructor(e,t,n){
e||(e="missing.command"),this.command=e,this.properties=t,this.message=n}toString(){let e=J+this.command;if(this.properties&&
Object.keys(this.properties).length>0){e+=" ";let t=!0;for(const n in this.properties)if(this.properties.hasOwnProperty(
n)){const s=this.properties[n];s&&(t?t=!1:e+=",",e+=`${n}=${X(s)}`)}}return e+=`${J}${H(this.message)}`,e}}function H(r){
return $(r).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}i(H,"escapeData");function X(r){return $(r).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}i(X,"escapeProperty");var O=U(
76982),E=U(79896);function T(r,e){const t=process.env[`GITHUB_${r}`];if(!t)throw new Error(`Unable to find environment v\
ariable for file command ${r}`);if(!E.existsSync(t))throw new Error(`Missing file at path: ${t}`);E.appendFileSync(t,`${$(
e)}${S.EOL}`,{encoding:"utf8"})}i(T,"issueFileCommand");function F(r,e){const t=`ghadelimiter_${O.randomUUID()}`,n=$(e);
if(r.includes(t))throw new Error(`Unexpected input: name should not contain the delimiter "${t}"`);if(n.includes(t))throw new Error(
`Unexpected input: value should not contain the delimiter "${t}"`);return`${r}<<${t}${S.EOL}${n}${S.EOL}${t}`}i(F,"prepa\
reKeyValueMessage");var L=U(16928),B=U(58611),Z=U.t(B,2),ee=U(65692),z=U.t(ee,2);function W(r){const e=r.protocol==="htt\
ps:";if(ge(r))return;const t=e?process.env.https_proxy||process.env.HTTPS_PROXY:process.env.http_proxy||process.env.HTTP_PROXY;
if(t)try{return new xe(t)}catch{if(!t.startsWith("http://")&&!t.startsWith("https://"))return new xe(`http://${t}`)}else
return}i(W,"getProxyUrl");function ge(r){if(!r.hostname)return!1;const e=r.hostname;if(ie(e))return!0;const t=process.env.
no_proxy||process.env.NO_PROXY||"";if(!t)return!1;let n;r.port?n=Number(r.port):r.protocol==="http:"?n=80:r.protocol==="\
https:"&&(n=443);const s=[r.hostname.toUpperCase()];typeof n=="number"&&s.push(`${s[0]}:${n}`);for(const o of t.split(",").
map(d=>d.trim().toUpperCase()).filter(d=>d))if(o==="*"||s.some(d=>d===o||d.endsWith(`.${o}`)||o.startsWith(".")&&d.endsWith(
`${o}`)))return!0;return!1}i(ge,"checkBypass");function ie(r){const e=r.toLowerCase();return e==="localhost"||e.startsWith(
"127.")||e.startsWith("[::1]")||e.startsWith("[0:0:0:0:0:0:0:1]")}i(ie,"isLoopbackAddress");class xe extends URL{static{
i(this,"DecodedURL")}constructor(e,t){super(e,t),this._decodedUsername=decodeURIComponent(super.username),this._decodedPassword=
decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){return this._decodedPassword}}
var ue=U(20770),Ee=U(46752),I=function(r,e,t,n){function s(o){return o instanceof t?o:new t(function(d){d(o)})}return i(
s,"adopt"),new(t||(t=Promise))(function(o,d){function m(h){try{l(n.next(h))}catch(y){d(y)}}i(m,"fulfilled");function w(h){
try{l(n.throw(h))}catch(y){d(y)}}i(w,"rejected");function l(h){h.done?o(h.value):s(h.value).then(m,w)}i(l,"step"),l((n=n.
apply(r,e||[])).next())})},k;(function(r){r[r.OK=200]="OK",r[r.MultipleChoices=300]="MultipleChoices",r[r.MovedPermanently=
301]="MovedPermanently",r[r.ResourceMoved=302]="ResourceMoved",r[r.SeeOther=303]="SeeOther",r[r.NotModified=304]="NotMod\
ified",r[r.UseProxy=305]="UseProxy",r[r.SwitchProxy=306]="SwitchProxy",r[r.TemporaryRedirect=307]="TemporaryRedirect",r[r.
PermanentRedirect=308]="PermanentRedirect",r[r.BadRequest=400]="BadRequest",r[r.Unauthorized=401]="Unauthorized",r[r.PaymentRequired=
402]="PaymentRequired",r[r.Forbidden=403]="Forbidden",r[r.NotFound=404]="NotFound",r[r.MethodNotAllowed=405]="MethodNotA\
llowed",r[r.NotAcceptable=406]="NotAcceptable",r[r.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",r[r.RequestTimeout=
408]="RequestTimeout",r[r.Conflict=409]="Conflict",r[r.Gone=410]="Gone",r[r.TooManyRequests=429]="TooManyRequests",r[r.InternalServerError=
500]="InternalServerError",r[r.NotImplemented=501]="NotImplemented",r[r.BadGateway=502]="BadGateway",r[r.ServiceUnavailable=
503]="ServiceUnavailable",r[r.GatewayTimeout=504]="GatewayTimeout"})(k||(k={}));var P;(function(r){r.Accept="accept",r.ContentType=
"content-type"})(P||(P={}));var V;(function(r){r.ApplicationJson="application/json"})(V||(V={}));function te(r){const e=pm.
getProxyUrl(new URL(r));return e?e.href:""}i(te,"lib_getProxyUrl");const le=[k.MovedPermanently,k.ResourceMoved,k.SeeOther,
k.TemporaryRedirect,k.PermanentRedirect],Ie=[k.BadGateway,k.ServiceUnavailable,k.GatewayTimeout],he=["OPTIONS","GET","DE\
LETE","HEAD"],se=10,Y=5;class de extends Error{static{i(this,"HttpClientError")}constructor(e,t){super(e),this.name="Htt\
pClientError",this.statusCode=t,Object.setPrototypeOf(this,de.prototype)}}class pe{static{i(this,"HttpClientResponse")}constructor(e){
this.message=e}readBody(){return I(this,void 0,void 0,function*(){return new Promise(e=>I(this,void 0,void 0,function*(){
let t=Buffer.alloc(0);this.message.on("data",n=>{t=Buffer.concat([t,n])}),this.message.on("end",()=>{e(t.toString())})}))})}readBodyBuffer(){
return I(this,void 0,void 0,function*(){return new Promise(e=>I(this,void 0,void 0,function*(){const t=[];this.message.on(
"data",n=>{t.push(n)}),this.message.on("end",()=>{e(Buffer.concat(t))})}))})}}function a(r){return new URL(r).protocol===
"https:"}i(a,"isHttps");class u{static{i(this,"HttpClient")}constructor(e,t,n){this._ignoreSslError=!1,this._allowRedirects=
!0,this._allowRedirectDowngrade=!1,this._maxRedirects=50,this._allowRetries=!1,this._maxRetries=1,this._keepAlive=!1,this.
_disposed=!1,this.userAgent=this._getUserAgentWithOrchestrationId(e),this.handlers=t||[],this.requestOptions=n,n&&(n.ignoreSslError!=
null&&(this._ignoreSslError=n.ignoreSslError),this._socketTimeout=n.socketTimeout,n.allowRedirects!=null&&(this._allowRedirects=
n.allowRedirects),n.allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=n.allowRedirectDowngrade),n.maxRedirects!=
null&&(this._maxRedirects=Math.max(n.maxRedirects,0)),n.keepAlive!=null&&(this._keepAlive=n.keepAlive),n.allowRetries!=null&&
(this._allowRetries=n.allowRetries),n.maxRetries!=null&&(this._maxRetries=n.maxRetries))}options(e,t){return I(this,void 0,
void 0,function*(){return this.request("OPTIONS",e,null,t||{})})}get(e,t){return I(this,void 0,void 0,function*(){return this.
request("GET",e,null,t||{})})}del(e,t){return I(this,void 0,void 0,function*(){return this.request("DELETE",e,null,t||{})})}post(e,t,n){
return I(this,void 0,void 0,function*(){return this.request("POST",e,t,n||{})})}patch(e,t,n){return I(this,void 0,void 0,
function*(){return this.request("PATCH",e,t,n||{})})}put(e,t,n){return I(this,void 0,void 0,function*(){return this.request(
"PUT",e,t,n||{})})}head(e,t){return I(this,void 0,void 0,function*(){return this.request("HEAD",e,null,t||{})})}sendStream(e,t,n,s){
return I(this,void 0,void 0,function*(){return this.request(e,t,n,s)})}getJson(e){return I(this,arguments,void 0,function*(t,n={}){
n[P.Accept]=this._getExistingOrDefaultHeader(n,P.Accept,V.ApplicationJson);const s=yield this.get(t,n);return this._processResponse(
s,this.requestOptions)})}postJson(e,t){return I(this,arguments,void 0,function*(n,s,o={}){const d=JSON.stringify(s,null,
2);o[P.Accept]=this._getExistingOrDefaultHeader(o,P.Accept,V.ApplicationJson),o[P.ContentType]=this._getExistingOrDefaultContentTypeHeader(
o,V.ApplicationJson);const m=yield this.post(n,d,o);return this._processResponse(m,this.requestOptions)})}putJson(e,t){return I(
this,arguments,void 0,function*(n,s,o={}){const d=JSON.stringify(s,null,2);o[P.Accept]=this._getExistingOrDefaultHeader(
o,P.Accept,V.ApplicationJson),o[P.ContentType]=this._getExistingOrDefaultContentTypeHeader(o,V.ApplicationJson);const m=yield this.
put(n,d,o);return this._processResponse(m,this.requestOptions)})}patchJson(e,t){return I(this,arguments,void 0,function*(n,s,o={}){
const d=JSON.stringify(s,null,2);o[P.Accept]=this._getExistingOrDefaultHeader(o,P.Accept,V.ApplicationJson),o[P.ContentType]=
this._getExistingOrDefaultContentTypeHeader(o,V.ApplicationJson);const m=yield this.patch(n,d,o);return this._processResponse(
m,this.requestOptions)})}request(e,t,n,s){return I(this,void 0,void 0,function*(){if(this._disposed)throw new Error("Cli\
ent has already been disposed.");const o=new URL(t);let d=this._prepareRequest(e,o,s);const m=this._allowRetries&&he.includes(
e)?this._maxRetries+1:1;let w=0,l;do{if(l=yield this.requestRaw(d,n),l&&l.message&&l.message.statusCode===k.Unauthorized){
let y;for(const q of this.handlers)if(q.canHandleAuthentication(l)){y=q;break}return y?y.handleAuthentication(this,d,n):
l}let h=this._maxRedirects;for(;l.message.statusCode&&le.includes(l.message.statusCode)&&this._allowRedirects&&h>0;){const y=l.
message.headers.location;if(!y)break;const q=new URL(y);if(o.protocol==="https:"&&o.protocol!==q.protocol&&!this._allowRedirectDowngrade)
throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want t\
o allow this behavior, set the allowRedirectDowngrade option to true.");if(yield l.readBody(),q.hostname!==o.hostname)for(const Le in s)
Le.toLowerCase()==="authorization"&&delete s[Le];d=this._prepareRequest(e,q,s),l=yield this.requestRaw(d,n),h--}if(!l.message.
statusCode||!Ie.includes(l.message.statusCode))return l;w+=1,w<m&&(yield l.readBody(),yield this._performExponentialBackoff(
w))}while(w<m);return l})}dispose(){this._agent&&this._agent.destroy(),this._disposed=!0}requestRaw(e,t){return I(this,void 0,
void 0,function*(){return new Promise((n,s)=>{function o(d,m){d?s(d):m?n(m):s(new Error("Unknown error"))}i(o,"callbackF\
orResult"),this.requestRawWithCallback(e,t,o)})})}requestRawWithCallback(e,t,n){typeof t=="string"&&(e.options.headers||
(e.options.headers={}),e.options.headers["Content-Length"]=Buffer.byteLength(t,"utf8"));let s=!1;function o(w,l){s||(s=!0,
n(w,l))}i(o,"handleResult");const d=e.httpModule.request(e.options,w=>{const l=new pe(w);o(void 0,l)});let m;d.on("socke\
t",w=>{m=w}),d.setTimeout(this._socketTimeout||3*6e4,()=>{m&&m.end(),o(new Error(`Request timeout: ${e.options.path}`))}),
d.on("error",function(w){o(w)}),t&&typeof t=="string"&&d.write(t,"utf8"),t&&typeof t!="string"?(t.on("close",function(){
d.end()}),t.pipe(d)):d.end()}getAgent(e){const t=new URL(e);return this._getAgent(t)}getAgentDispatcher(e){const t=new URL(
e),n=W(t);if(n&&n.hostname)return this._getProxyAgentDispatcher(t,n)}_prepareRequest(e,t,n){const s={};s.parsedUrl=t;const o=s.
parsedUrl.protocol==="https:";s.httpModule=o?z:Z;const d=o?443:80;if(s.options={},s.options.host=s.parsedUrl.hostname,s.
options.port=s.parsedUrl.port?parseInt(s.parsedUrl.port):d,s.options.path=(s.parsedUrl.pathname||"")+(s.parsedUrl.search||
""),s.options.method=e,s.options.headers=this._mergeHeaders(n),this.userAgent!=null&&(s.options.headers["user-agent"]=this.
userAgent),s.options.agent=this._getAgent(s.parsedUrl),this.handlers)for(const m of this.handlers)m.prepareRequest(s.options);
return s}_mergeHeaders(e){return this.requestOptions&&this.requestOptions.headers?Object.assign({},f(this.requestOptions.
headers),f(e||{})):f(e||{})}_getExistingOrDefaultHeader(e,t,n){let s;if(this.requestOptions&&this.requestOptions.headers){
const d=f(this.requestOptions.headers)[t];d&&(s=typeof d=="number"?d.toString():d)}const o=e[t];return o!==void 0?typeof o==
"number"?o.toString():o:s!==void 0?s:n}_getExistingOrDefaultContentTypeHeader(e,t){let n;if(this.requestOptions&&this.requestOptions.
headers){const o=f(this.requestOptions.headers)[P.ContentType];o&&(typeof o=="number"?n=String(o):Array.isArray(o)?n=o.join(
", "):n=o)}const s=e[P.ContentType];return s!==void 0?typeof s=="number"?String(s):Array.isArray(s)?s.join(", "):s:n!==void 0?
n:t}_getAgent(e){let t;const n=W(e),s=n&&n.hostname;if(this._keepAlive&&s&&(t=this._proxyAgent),s||(t=this._agent),t)return t;
const o=e.protocol==="https:";let d=100;if(this.requestOptions&&(d=this.requestOptions.maxSockets||B.globalAgent.maxSockets),
n&&n.hostname){const m={maxSockets:d,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(n.username||n.password)&&
{proxyAuth:`${n.username}:${n.password}`}),{host:n.hostname,port:n.port})};let w;const l=n.protocol==="https:";o?w=l?ue.
httpsOverHttps:ue.httpsOverHttp:w=l?ue.httpOverHttps:ue.httpOverHttp,t=w(m),this._proxyAgent=t}if(!t){const m={keepAlive:this.
_keepAlive,maxSockets:d};t=o?new ee.Agent(m):new B.Agent(m),this._agent=t}return o&&this._ignoreSslError&&(t.options=Object.
assign(t.options||{},{rejectUnauthorized:!1})),t}_getProxyAgentDispatcher(e,t){let n;if(this._keepAlive&&(n=this._proxyAgentDispatcher),
n)return n;const s=e.protocol==="https:";return n=new Ee.ProxyAgent(Object.assign({uri:t.href,pipelining:this._keepAlive?
1:0},(t.username||t.password)&&{token:`Basic ${Buffer.from(`${t.username}:${t.password}`).toString("base64")}`})),this._proxyAgentDispatcher=
n,s&&this._ignoreSslError&&(n.options=Object.assign(n.options.requestTls||{},{rejectUnauthorized:!1})),n}_getUserAgentWithOrchestrationId(e){
const t=e||"actions/http-client",n=process.env.ACTIONS_ORCHESTRATION_ID;if(n){const s=n.replace(/[^a-z0-9_.-]/gi,"_");return`${t}\
 actions_orchestration_id/${s}`}return t}_performExponentialBackoff(e){return I(this,void 0,void 0,function*(){e=Math.min(
se,e);const t=Y*Math.pow(2,e);return new Promise(n=>setTimeout(()=>n(),t))})}_processResponse(e,t){return I(this,void 0,
void 0,function*(){return new Promise((n,s)=>I(this,void 0,void 0,function*(){const o=e.message.statusCode||0,d={statusCode:o,
result:null,headers:{}};o===k.NotFound&&n(d);function m(h,y){if(typeof y=="string"){const q=new Date(y);if(!isNaN(q.valueOf()))
return q}return y}i(m,"dateTimeDeserializer");let w,l;try{l=yield e.readBody(),l&&l.length>0&&(t&&t.deserializeDates?w=JSON.
parse(l,m):w=JSON.parse(l),d.result=w),d.headers=e.message.headers}catch{}if(o>299){let h;w&&w.message?h=w.message:l&&l.
length>0?h=l:h=`Failed request: (${o})`;const y=new de(h,o);y.result=d.result,s(y)}else n(d)}))})}}const f=i(r=>Object.keys(
r).reduce((e,t)=>(e[t.toLowerCase()]=r[t],e),{}),"lowercaseKeys");var c=function(r,e,t,n){function s(o){return o instanceof
t?o:new t(function(d){d(o)})}return i(s,"adopt"),new(t||(t=Promise))(function(o,d){function m(h){try{l(n.next(h))}catch(y){
d(y)}}i(m,"fulfilled");function w(h){try{l(n.throw(h))}catch(y){d(y)}}i(w,"rejected");function l(h){h.done?o(h.value):s(
h.value).then(m,w)}i(l,"step"),l((n=n.apply(r,e||[])).next())})};class p{static{i(this,"BasicCredentialHandler")}constructor(e,t){
this.username=e,this.password=t}prepareRequest(e){if(!e.headers)throw Error("The request has no headers");e.headers.Authorization=
`Basic ${Buffer.from(`${this.username}:${this.password}`).toString("base64")}`}canHandleAuthentication(){return!1}handleAuthentication(){
return c(this,void 0,void 0,function*(){throw new Error("not implemented")})}}class v{static{i(this,"BearerCredentialHan\
dler")}constructor(e){this.token=e}prepareRequest(e){if(!e.headers)throw Error("The request has no headers");e.headers.Authorization=
`Bearer ${this.token}`}canHandleAuthentication(){return!1}handleAuthentication(){return c(this,void 0,void 0,function*(){
throw new Error("not implemented")})}}class x{static{i(this,"PersonalAccessTokenCredentialHandler")}constructor(e){this.
token=e}prepareRequest(e){if(!e.headers)throw Error("The request has no headers");e.headers.Authorization=`Basic ${Buffer.
from(`PAT:${this.token}`).toString("base64")}`}canHandleAuthentication(){return!1}handleAuthentication(){return c(this,void 0,
void 0,function*(){throw new Error("not implemented")})}}var b=function(r,e,t,n){function s(o){return o instanceof t?o:new t(
function(d){d(o)})}return i(s,"adopt"),new(t||(t=Promise))(function(o,d){function m(h){try{l(n.next(h))}catch(y){d(y)}}i(
m,"fulfilled");function w(h){try{l(n.throw(h))}catch(y){d(y)}}i(w,"rejected");function l(h){h.done?o(h.value):s(h.value).
then(m,w)}i(l,"step"),l((n=n.apply(r,e||[])).next())})};class R{static{i(this,"OidcClient")}static createHttpClient(e=!0,t=10){
const n={allowRetries:e,maxRetries:t};return new u("actions/oidc-client",[new v(R.getRequestToken())],n)}static getRequestToken(){
const e=process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;if(!e)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN e\
nv variable");return e}static getIDTokenUrl(){const e=process.env.ACTIONS_ID_TOKEN_REQUEST_URL;if(!e)throw new Error("Un\
able to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");return e}static getCall(e){return b(this,void 0,void 0,function*(){
var t;const o=(t=(yield R.createHttpClient().getJson(e).catch(d=>{throw new Error(`Failed to get ID Token. 
 
        Error Code : ${d.statusCode}
 
        Error Message: ${d.message}`)})).result)===null||t===void 0?void 0:t.value;if(!o)throw new Error("Response json \
body do not have ID Token field");return o})}static getIDToken(e){return b(this,void 0,void 0,function*(){try{let t=R.getIDTokenUrl();
if(e){const s=encodeURIComponent(e);t=`${t}&audience=${s}`}Ze(`ID token url is ${t}`);const n=yield R.getCall(t);return Xe(
n),n}catch(t){throw new Error(`Error message: ${t.message}`)}})}}var _=function(r,e,t,n){function s(o){return o instanceof
t?o:new t(function(d){d(o)})}return i(s,"adopt"),new(t||(t=Promise))(function(o,d){function m(h){try{l(n.next(h))}catch(y){
d(y)}}i(m,"fulfilled");function w(h){try{l(n.throw(h))}catch(y){d(y)}}i(w,"rejected");function l(h){h.done?o(h.value):s(
h.value).then(m,w)}i(l,"step"),l((n=n.apply(r,e||[])).next())})};const{access:g,appendFile:D,writeFile:A}=E.promises,M="\
GITHUB_STEP_SUMMARY",oe="https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-j\
ob-summary";class ce{static{i(this,"Summary")}constructor(){this._buffer=""}filePath(){return _(this,void 0,void 0,function*(){
if(this._filePath)return this._filePath;const e=process.env[M];if(!e)throw new Error(`Unable to find environment variabl\
e for $${M}. Check if your runtime environment supports job summaries.`);try{yield g(e,E.constants.R_OK|E.constants.W_OK)}catch{
throw new Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`)}return this.
_filePath=e,this._filePath})}wrap(e,t,n={}){const s=Object.entries(n).map(([o,d])=>` ${o}="${d}"`).join("");return t?`<${e}${s}\
>${t}</${e}>`:`<${e}${s}>`}write(e){return _(this,void 0,void 0,function*(){const t=!!e?.overwrite,n=yield this.filePath();
return yield(t?A:D)(n,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return _(this,void 0,void 0,function*(){
return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===
0}emptyBuffer(){return this._buffer="",this}addRaw(e,t=!1){return this._buffer+=e,t?this.addEOL():this}addEOL(){return this.
addRaw(S.EOL)}addCodeBlock(e,t){const n=Object.assign({},t&&{lang:t}),s=this.wrap("pre",this.wrap("code",e),n);return this.
addRaw(s).addEOL()}addList(e,t=!1){const n=t?"ol":"ul",s=e.map(d=>this.wrap("li",d)).join(""),o=this.wrap(n,s);return this.
addRaw(o).addEOL()}addTable(e){const t=e.map(s=>{const o=s.map(d=>{if(typeof d=="string")return this.wrap("td",d);const{
header:m,data:w,colspan:l,rowspan:h}=d,y=m?"th":"td",q=Object.assign(Object.assign({},l&&{colspan:l}),h&&{rowspan:h});return this.
wrap(y,w,q)}).join("");return this.wrap("tr",o)}).join(""),n=this.wrap("table",t);return this.addRaw(n).addEOL()}addDetails(e,t){
const n=this.wrap("details",this.wrap("summary",e)+t);return this.addRaw(n).addEOL()}addImage(e,t,n){const{width:s,height:o}=n||
{},d=Object.assign(Object.assign({},s&&{width:s}),o&&{height:o}),m=this.wrap("img",null,Object.assign({src:e,alt:t},d));
return this.addRaw(m).addEOL()}addHeading(e,t){const n=`h${t}`,s=["h1","h2","h3","h4","h5","h6"].includes(n)?n:"h1",o=this.
wrap(s,e);return this.addRaw(o).addEOL()}addSeparator(){const e=this.wrap("hr",null);return this.addRaw(e).addEOL()}addBreak(){
const e=this.wrap("br",null);return this.addRaw(e).addEOL()}addQuote(e,t){const n=Object.assign({},t&&{cite:t}),s=this.wrap(
"blockquote",e,n);return this.addRaw(s).addEOL()}addLink(e,t){const n=this.wrap("a",e,{href:t});return this.addRaw(n).addEOL()}}
const me=new ce,be=me,Se=me;function Re(r){return r.replace(/[\\]/g,"/")}i(Re,"toPosixPath");function Pe(r){return r.replace(
/[/]/g,"\\")}i(Pe,"toWin32Path");function $e(r){return r.replace(/[/\\]/g,L.sep)}i($e,"toPlatformPath");var re=U(13193),
ve=U(24434),rt=U(35317),Dt=U(42613),Ue=function(r,e,t,n){function s(o){return o instanceof t?o:new t(function(d){d(o)})}
return i(s,"adopt"),new(t||(t=Promise))(function(o,d){function m(h){try{l(n.next(h))}catch(y){d(y)}}i(m,"fulfilled");function w(h){
try{l(n.throw(h))}catch(y){d(y)}}i(w,"rejected");function l(h){h.done?o(h.value):s(h.value).then(m,w)}i(l,"step"),l((n=n.
apply(r,e||[])).next())})};const{chmod:Nt,copyFile:Ft,lstat:nt,mkdir:zt,open:Bt,readdir:it,rename:Mt,rm:jt,rmdir:Wt,stat:Oe,
symlink:kt,unlink:Vt}=E.promises,fe=process.platform==="win32";function Gt(r){return Ue(this,void 0,void 0,function*(){const e=yield fs.
promises.readlink(r);return fe&&!e.endsWith("\\")?`${e}\\`:e})}i(Gt,"readlink");const qt=268435456,Jt=E.constants.O_RDONLY;
function st(r){return Ue(this,void 0,void 0,function*(){try{yield Oe(r)}catch(e){if(e.code==="ENOENT")return!1;throw e}return!0})}
i(st,"exists");function Kt(r){return Ue(this,arguments,void 0,function*(e,t=!1){return(t?yield Oe(e):yield nt(e)).isDirectory()})}
i(Kt,"isDirectory");function Be(r){if(r=ot(r),!r)throw new Error('isRooted() parameter "p" cannot be empty');return fe?r.
startsWith("\\")||/^[A-Z]:/i.test(r):r.startsWith("/")}i(Be,"isRooted");function Me(r,e){return Ue(this,void 0,void 0,function*(){
let t;try{t=yield Oe(r)}catch(s){s.code!=="ENOENT"&&console.log(`Unexpected error attempting to determine if executable \
file exists '${r}': ${s}`)}if(t&&t.isFile()){if(fe){const s=L.extname(r).toUpperCase();if(e.some(o=>o.toUpperCase()===s))
return r}else if(je(t))return r}const n=r;for(const s of e){r=n+s,t=void 0;try{t=yield Oe(r)}catch(o){o.code!=="ENOENT"&&
console.log(`Unexpected error attempting to determine if executable file exists '${r}': ${o}`)}if(t&&t.isFile()){if(fe){
try{const o=L.dirname(r),d=L.basename(r).toUpperCase();for(const m of yield it(o))if(d===m.toUpperCase()){r=L.join(o,m);
break}}catch(o){console.log(`Unexpected error attempting to determine the actual case of the file '${r}': ${o}`)}return r}else if(je(
t))return r}}return""})}i(Me,"tryGetExecutablePath");function ot(r){return r=r||"",fe?(r=r.replace(/\//g,"\\"),r.replace(
/\\\\+/g,"\\")):r.replace(/\/\/+/g,"/")}i(ot,"normalizeSeparators");function je(r){return(r.mode&1)>0||(r.mode&8)>0&&process.
getgid!==void 0&&r.gid===process.getgid()||(r.mode&64)>0&&process.getuid!==void 0&&r.uid===process.getuid()}i(je,"isUnix\
Executable");function Qt(){var r;return(r=process.env.COMSPEC)!==null&&r!==void 0?r:"cmd.exe"}i(Qt,"getCmdPath");var ae=function(r,e,t,n){
function s(o){return o instanceof t?o:new t(function(d){d(o)})}return i(s,"adopt"),new(t||(t=Promise))(function(o,d){function m(h){
try{l(n.next(h))}catch(y){d(y)}}i(m,"fulfilled");function w(h){try{l(n.throw(h))}catch(y){d(y)}}i(w,"rejected");function l(h){
h.done?o(h.value):s(h.value).then(m,w)}i(l,"step"),l((n=n.apply(r,e||[])).next())})};function Yt(r,e){return ae(this,arguments,
void 0,function*(t,n,s={}){const{force:o,recursive:d,copySourceDirectory:m}=dt(s),w=(yield ioUtil.exists(n))?yield ioUtil.
stat(n):null;if(w&&w.isFile()&&!o)return;const l=w&&w.isDirectory()&&m?path.join(n,path.basename(t)):n;if(!(yield ioUtil.
exists(t)))throw new Error(`no such file or directory: ${t}`);if((yield ioUtil.stat(t)).isDirectory())if(d)yield Ve(t,l,
0,o);else throw new Error(`Failed to copy. ${t} is a directory, but tried to copy without recursive flag.`);else{if(path.
relative(t,l)==="")throw new Error(`'${l}' and '${t}' are the same file`);yield Ge(t,l,o)}})}i(Yt,"cp");function Xt(r,e){
return ae(this,arguments,void 0,function*(t,n,s={}){if(yield ioUtil.exists(n)){let o=!0;if((yield ioUtil.isDirectory(n))&&
(n=path.join(n,path.basename(t)),o=yield ioUtil.exists(n)),o)if(s.force==null||s.force)yield at(n);else throw new Error(
"Destination already exists")}yield We(path.dirname(n)),yield ioUtil.rename(t,n)})}i(Xt,"mv");function at(r){return ae(this,
void 0,void 0,function*(){if(ioUtil.IS_WINDOWS&&/[*"<>|]/.test(r))throw new Error('File path must not contain `*`, `"`, \
`<`, `>` or `|` on Windows');try{yield ioUtil.rm(r,{force:!0,maxRetries:3,recursive:!0,retryDelay:300})}catch(e){throw new Error(
`File was unable to be removed ${e}`)}})}i(at,"rmRF");function We(r){return ae(this,void 0,void 0,function*(){ok(r,"a pa\
th argument must be provided"),yield ioUtil.mkdir(r,{recursive:!0})})}i(We,"mkdirP");function ke(r,e){return ae(this,void 0,
void 0,function*(){if(!r)throw new Error("parameter 'tool' is required");if(e){const n=yield ke(r,!1);if(!n)throw fe?new Error(
`Unable to locate executable file: ${r}. Please verify either the file path exists or the file can be found within a dir\
ectory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`):
new Error(`Unable to locate executable file: ${r}. Please verify either the file path exists or the file can be found wi\
thin a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
return n}const t=yield ut(r);return t&&t.length>0?t[0]:""})}i(ke,"which");function ut(r){return ae(this,void 0,void 0,function*(){
if(!r)throw new Error("parameter 'tool' is required");const e=[];if(fe&&process.env.PATHEXT)for(const s of process.env.PATHEXT.
split(L.delimiter))s&&e.push(s);if(Be(r)){const s=yield Me(r,e);return s?[s]:[]}if(r.includes(L.sep))return[];const t=[];
if(process.env.PATH)for(const s of process.env.PATH.split(L.delimiter))s&&t.push(s);const n=[];for(const s of t){const o=yield Me(
L.join(s,r),e);o&&n.push(o)}return n})}i(ut,"findInPath");function dt(r){const e=r.force==null?!0:r.force,t=!!r.recursive,
n=r.copySourceDirectory==null?!0:!!r.copySourceDirectory;return{force:e,recursive:t,copySourceDirectory:n}}i(dt,"readCop\
yOptions");function Ve(r,e,t,n){return ae(this,void 0,void 0,function*(){if(t>=255)return;t++,yield We(e);const s=yield ioUtil.
readdir(r);for(const o of s){const d=`${r}/${o}`,m=`${e}/${o}`;(yield ioUtil.lstat(d)).isDirectory()?yield Ve(d,m,t,n):yield Ge(
d,m,n)}yield ioUtil.chmod(e,(yield ioUtil.stat(r)).mode)})}i(Ve,"cpDirRecursive");function Ge(r,e,t){return ae(this,void 0,
void 0,function*(){if((yield ioUtil.lstat(r)).isSymbolicLink()){try{yield ioUtil.lstat(e),yield ioUtil.unlink(e)}catch(s){
s.code==="EPERM"&&(yield ioUtil.chmod(e,"0666"),yield ioUtil.unlink(e))}const n=yield ioUtil.readlink(r);yield ioUtil.symlink(
n,e,ioUtil.IS_WINDOWS?"junction":null)}else(!(yield ioUtil.exists(e))||t)&&(yield ioUtil.copyFile(r,e))})}i(Ge,"io_copyF\
ile");var ct=U(53557),qe=function(r,e,t,n){function s(o){return o instanceof t?o:new t(function(d){d(o)})}return i(s,"ad\
opt"),new(t||(t=Promise))(function(o,d){function m(h){try{l(n.next(h))}catch(y){d(y)}}i(m,"fulfilled");function w(h){try{
l(n.throw(h))}catch(y){d(y)}}i(w,"rejected");function l(h){h.done?o(h.value):s(h.value).then(m,w)}i(l,"step"),l((n=n.apply(
r,e||[])).next())})};const _e=process.platform==="win32";class ft extends ve.EventEmitter{static{i(this,"ToolRunner")}constructor(e,t,n){
if(super(),!e)throw new Error("Parameter 'toolPath' cannot be null or empty.");this.toolPath=e,this.args=t||[],this.options=
n||{}}_debug(e){this.options.listeners&&this.options.listeners.debug&&this.options.listeners.debug(e)}_getCommandString(e,t){
const n=this._getSpawnFileName(),s=this._getSpawnArgs(e);let o=t?"":"[command]";if(_e)if(this._isCmdFile()){o+=n;for(const d of s)
o+=` ${d}`}else if(e.windowsVerbatimArguments){o+=`"${n}"`;for(const d of s)o+=` ${d}`}else{o+=this._windowsQuoteCmdArg(
n);for(const d of s)o+=` ${this._windowsQuoteCmdArg(d)}`}else{o+=n;for(const d of s)o+=` ${d}`}return o}_processLineBuffer(e,t,n){
try{let s=t+e.toString(),o=s.indexOf(S.EOL);for(;o>-1;){const d=s.substring(0,o);n(d),s=s.substring(o+S.EOL.length),o=s.
indexOf(S.EOL)}return s}catch(s){return this._debug(`error processing line. Failed with error ${s}`),""}}_getSpawnFileName(){
return _e&&this._isCmdFile()?process.env.COMSPEC||"cmd.exe":this.toolPath}_getSpawnArgs(e){if(_e&&this._isCmdFile()){let t=`\
/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;for(const n of this.args)t+=" ",t+=e.windowsVerbatimArguments?n:this.
_windowsQuoteCmdArg(n);return t+='"',[t]}return this.args}_endsWith(e,t){return e.endsWith(t)}_isCmdFile(){const e=this.
toolPath.toUpperCase();return this._endsWith(e,".CMD")||this._endsWith(e,".BAT")}_windowsQuoteCmdArg(e){if(!this._isCmdFile())
return this._uvQuoteCmdArg(e);if(!e)return'""';const t=[" ","	","&","(",")","[","]","{","}","^","=",";","!","'","+",",",
"`","~","|","<",">",'"'];let n=!1;for(const d of e)if(t.some(m=>m===d)){n=!0;break}if(!n)return e;let s='"',o=!0;for(let d=e.
length;d>0;d--)s+=e[d-1],o&&e[d-1]==="\\"?s+="\\":e[d-1]==='"'?(o=!0,s+='"'):o=!1;return s+='"',s.split("").reverse().join(
"")}_uvQuoteCmdArg(e){if(!e)return'""';if(!e.includes(" ")&&!e.includes("	")&&!e.includes('"'))return e;if(!e.includes('\
"')&&!e.includes("\\"))return`"${e}"`;let t='"',n=!0;for(let s=e.length;s>0;s--)t+=e[s-1],n&&e[s-1]==="\\"?t+="\\":e[s-1]===
'"'?(n=!0,t+="\\"):n=!1;return t+='"',t.split("").reverse().join("")}_cloneExecOptions(e){e=e||{};const t={cwd:e.cwd||process.
cwd(),env:e.env||process.env,silent:e.silent||!1,windowsVerbatimArguments:e.windowsVerbatimArguments||!1,failOnStdErr:e.
failOnStdErr||!1,ignoreReturnCode:e.ignoreReturnCode||!1,delay:e.delay||1e4};return t.outStream=e.outStream||process.stdout,
t.errStream=e.errStream||process.stderr,t}_getSpawnOptions(e,t){e=e||{};const n={};return n.cwd=e.cwd,n.env=e.env,n.windowsVerbatimArguments=
e.windowsVerbatimArguments||this._isCmdFile(),e.windowsVerbatimArguments&&(n.argv0=`"${t}"`),n}exec(){return qe(this,void 0,
void 0,function*(){return!Be(this.toolPath)&&(this.toolPath.includes("/")||_e&&this.toolPath.includes("\\"))&&(this.toolPath=
L.resolve(process.cwd(),this.options.cwd||process.cwd(),this.toolPath)),this.toolPath=yield ke(this.toolPath,!0),new Promise(
(e,t)=>qe(this,void 0,void 0,function*(){this._debug(`exec tool: ${this.toolPath}`),this._debug("arguments:");for(const l of this.
args)this._debug(`   ${l}`);const n=this._cloneExecOptions(this.options);!n.silent&&n.outStream&&n.outStream.write(this.
_getCommandString(n)+S.EOL);const s=new De(n,this.toolPath);if(s.on("debug",l=>{this._debug(l)}),this.options.cwd&&!(yield st(
this.options.cwd)))return t(new Error(`The cwd: ${this.options.cwd} does not exist!`));const o=this._getSpawnFileName(),
d=rt.spawn(o,this._getSpawnArgs(n),this._getSpawnOptions(this.options,o));let m="";d.stdout&&d.stdout.on("data",l=>{this.
options.listeners&&this.options.listeners.stdout&&this.options.listeners.stdout(l),!n.silent&&n.outStream&&n.outStream.write(
l),m=this._processLineBuffer(l,m,h=>{this.options.listeners&&this.options.listeners.stdline&&this.options.listeners.stdline(
h)})});let w="";if(d.stderr&&d.stderr.on("data",l=>{s.processStderr=!0,this.options.listeners&&this.options.listeners.stderr&&
this.options.listeners.stderr(l),!n.silent&&n.errStream&&n.outStream&&(n.failOnStdErr?n.errStream:n.outStream).write(l),
w=this._processLineBuffer(l,w,h=>{this.options.listeners&&this.options.listeners.errline&&this.options.listeners.errline(
h)})}),d.on("error",l=>{s.processError=l.message,s.processExited=!0,s.processClosed=!0,s.CheckComplete()}),d.on("exit",l=>{
s.processExitCode=l,s.processExited=!0,this._debug(`Exit code ${l} received from tool '${this.toolPath}'`),s.CheckComplete()}),
d.on("close",l=>{s.processExitCode=l,s.processExited=!0,s.processClosed=!0,this._debug(`STDIO streams have closed for to\
ol '${this.toolPath}'`),s.CheckComplete()}),s.on("done",(l,h)=>{m.length>0&&this.emit("stdline",m),w.length>0&&this.emit(
"errline",w),d.removeAllListeners(),l?t(l):e(h)}),this.options.input){if(!d.stdin)throw new Error("child process missing\
 stdin");d.stdin.end(this.options.input)}}))})}}function lt(r){const e=[];let t=!1,n=!1,s="";function o(d){n&&d!=='"'&&(s+=
"\\"),s+=d,n=!1}i(o,"append");for(let d=0;d<r.length;d++){const m=r.charAt(d);if(m==='"'){n?o(m):t=!t;continue}if(m==="\\"&&
n){o(m);continue}if(m==="\\"&&t){n=!0;continue}if(m===" "&&!t){s.length>0&&(e.push(s),s="");continue}o(m)}return s.length>
0&&e.push(s.trim()),e}i(lt,"argStringToArray");class De extends ve.EventEmitter{static{i(this,"ExecState")}constructor(e,t){
if(super(),this.processClosed=!1,this.processError="",this.processExitCode=0,this.processExited=!1,this.processStderr=!1,
this.delay=1e4,this.done=!1,this.timeout=null,!t)throw new Error("toolPath must not be empty");this.options=e,this.toolPath=
t,e.delay&&(this.delay=e.delay)}CheckComplete(){this.done||(this.processClosed?this._setResult():this.processExited&&(this.
timeout=(0,ct.setTimeout)(De.HandleTimeout,this.delay,this)))}_debug(e){this.emit("debug",e)}_setResult(){let e;this.processExited&&
(this.processError?e=new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may i\
ndicate the process failed to start. Error: ${this.processError}`):this.processExitCode!==0&&!this.options.ignoreReturnCode?
e=new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`):this.processStderr&&this.options.
failOnStdErr&&(e=new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR s\
tream`))),this.timeout&&(clearTimeout(this.timeout),this.timeout=null),this.done=!0,this.emit("done",e,this.processExitCode)}static HandleTimeout(e){
if(!e.done){if(!e.processClosed&&e.processExited){const t=`The STDIO streams did not close within ${e.delay/1e3} seconds\
 of the exit event from process '${e.toolPath}'. This may indicate a child process inherited the STDIO streams and has n\
ot yet exited.`;e._debug(t)}e._setResult()}}}var Je=function(r,e,t,n){function s(o){return o instanceof t?o:new t(function(d){
d(o)})}return i(s,"adopt"),new(t||(t=Promise))(function(o,d){function m(h){try{l(n.next(h))}catch(y){d(y)}}i(m,"fulfille\
d");function w(h){try{l(n.throw(h))}catch(y){d(y)}}i(w,"rejected");function l(h){h.done?o(h.value):s(h.value).then(m,w)}
i(l,"step"),l((n=n.apply(r,e||[])).next())})};function ht(r,e,t){return Je(this,void 0,void 0,function*(){const n=lt(r);
if(n.length===0)throw new Error("Parameter 'commandLine' cannot be null or empty.");const s=n[0];return e=n.slice(1).concat(
e||[]),new ft(s,e,t).exec()})}i(ht,"exec");function Te(r,e,t){return Je(this,void 0,void 0,function*(){var n,s;let o="",
d="";const m=new re.StringDecoder("utf8"),w=new re.StringDecoder("utf8"),l=(n=t?.listeners)===null||n===void 0?void 0:n.
stdout,h=(s=t?.listeners)===null||s===void 0?void 0:s.stderr,y=i(ye=>{d+=w.write(ye),h&&h(ye)},"stdErrListener"),q=i(ye=>{
o+=m.write(ye),l&&l(ye)},"stdOutListener"),Le=Object.assign(Object.assign({},t?.listeners),{stdout:q,stderr:y}),Pt=yield ht(
r,e,Object.assign(Object.assign({},t),{listeners:Le}));return o+=m.end(),d+=w.end(),{exitCode:Pt,stdout:o,stderr:d}})}i(
Te,"getExecOutput");var Ae=function(r,e,t,n){function s(o){return o instanceof t?o:new t(function(d){d(o)})}return i(s,"\
adopt"),new(t||(t=Promise))(function(o,d){function m(h){try{l(n.next(h))}catch(y){d(y)}}i(m,"fulfilled");function w(h){try{
l(n.throw(h))}catch(y){d(y)}}i(w,"rejected");function l(h){h.done?o(h.value):s(h.value).then(m,w)}i(l,"step"),l((n=n.apply(
r,e||[])).next())})};const pt=i(()=>Ae(void 0,void 0,void 0,function*(){const{stdout:r}=yield Te('powershell -command "(\
Get-CimInstance -ClassName Win32_OperatingSystem).Version"',void 0,{silent:!0}),{stdout:e}=yield Te('powershell -command\
 "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',void 0,{silent:!0});return{name:e.trim(),version:r.trim()}}),
"getWindowsInfo"),mt=i(()=>Ae(void 0,void 0,void 0,function*(){var r,e,t,n;const{stdout:s}=yield Te("sw_vers",void 0,{silent:!0}),
o=(e=(r=s.match(/ProductVersion:\s*(.+)/))===null||r===void 0?void 0:r[1])!==null&&e!==void 0?e:"";return{name:(n=(t=s.match(
/ProductName:\s*(.+)/))===null||t===void 0?void 0:t[1])!==null&&n!==void 0?n:"",version:o}}),"getMacOsInfo"),xt=i(()=>Ae(
void 0,void 0,void 0,function*(){const{stdout:r}=yield Te("lsb_release",["-i","-r","-s"],{silent:!0}),[e,t]=r.trim().split(
`
`);return{name:e,version:t}}),"getLinuxInfo"),we=S.platform(),Ke=S.arch(),Ne=we==="win32",Fe=we==="darwin",Qe=we==="linu\
x";function vt(){return Ae(this,void 0,void 0,function*(){return Object.assign(Object.assign({},yield Ne?pt():Fe?mt():xt()),
{platform:we,arch:Ke,isWindows:Ne,isMacOS:Fe,isLinux:Qe})})}i(vt,"getDetails");var Ye=function(r,e,t,n){function s(o){return o instanceof
t?o:new t(function(d){d(o)})}return i(s,"adopt"),new(t||(t=Promise))(function(o,d){function m(h){try{l(n.next(h))}catch(y){
d(y)}}i(m,"fulfilled");function w(h){try{l(n.throw(h))}catch(y){d(y)}}i(w,"rejected");function l(h){h.done?o(h.value):s(
h.value).then(m,w)}i(l,"step"),l((n=n.apply(r,e||[])).next())})},Ce;(function(r){r[r.Success=0]="Success",r[r.Failure=1]=
"Failure"})(Ce||(Ce={}));function wt(r,e){const t=$(e);if(process.env[r]=t,process.env.GITHUB_ENV||"")return T("ENV",F(r,
e));N("set-env",{name:r},t)}i(wt,"exportVariable");function Xe(r){N("add-mask",{},r)}i(Xe,"setSecret");function yt(r){process.
env.GITHUB_PATH||""?T("PATH",r):N("add-path",{},r),process.env.PATH=`${r}${L.delimiter}${process.env.PATH}`}i(yt,"addPat\
h");function ze(r,e){const t=process.env[`INPUT_${r.replace(/ /g,"_").toUpperCase()}`]||"";if(e&&e.required&&!t)throw new Error(
`Input required and not supplied: ${r}`);return e&&e.trimWhitespace===!1?t:t.trim()}i(ze,"getInput");function gt(r,e){const t=ze(
r,e).split(`
`).filter(n=>n!=="");return e&&e.trimWhitespace===!1?t:t.map(n=>n.trim())}i(gt,"getMultilineInput");function Et(r,e){const t=[
"true","True","TRUE"],n=["false","False","FALSE"],s=ze(r,e);if(t.includes(s))return!0;if(n.includes(s))return!1;throw new TypeError(
`Input does not meet YAML 1.2 "Core Schema" specification: ${r}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}i(Et,"getBooleanInput");function bt(r,e){if(process.
env.GITHUB_OUTPUT||"")return T("OUTPUT",F(r,e));process.stdout.write(S.EOL),N("set-output",{name:r},$(e))}i(bt,"setOutpu\
t");function St(r){G("echo",r?"on":"off")}i(St,"setCommandEcho");function Rt(r){process.exitCode=Ce.Failure,He(r)}i(Rt,"\
setFailed");function Ut(){return process.env.RUNNER_DEBUG==="1"}i(Ut,"isDebug");function Ze(r){N("debug",{},r)}i(Ze,"deb\
ug");function He(r,e={}){N("error",Q(e),r instanceof Error?r.toString():r)}i(He,"error");function Ot(r,e={}){N("warning",
Q(e),r instanceof Error?r.toString():r)}i(Ot,"warning");function _t(r,e={}){N("notice",Q(e),r instanceof Error?r.toString():
r)}i(_t,"notice");function Tt(r){process.stdout.write(r+S.EOL)}i(Tt,"info");function et(r){G("group",r)}i(et,"startGroup");
function tt(){G("endgroup")}i(tt,"endGroup");function At(r,e){return Ye(this,void 0,void 0,function*(){et(r);let t;try{t=
yield e()}finally{tt()}return t})}i(At,"group");function Ct(r,e){if(process.env.GITHUB_STATE||"")return T("STATE",F(r,e));
N("save-state",{name:r},$(e))}i(Ct,"saveState");function Lt(r){return process.env[`STATE_${r}`]||""}i(Lt,"getState");function It(r){
return Ye(this,void 0,void 0,function*(){return yield R.getIDToken(r)})}i(It,"getIDToken")})};
